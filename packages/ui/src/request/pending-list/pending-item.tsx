import type { Quote, Service, TravelRequest } from '@guiche/domain/entities';
import { quoteOfferBeside } from '@guiche/domain/quotes';
import { countingDeadline, deadlineOf, listStatusLabel, serviceRoute, servicesOf } from '@guiche/domain/requests';
import { UserRound } from 'lucide-react';
import { useId } from 'react';
import { Avatar } from '../../data/avatar/index.ts';
import { DeadlineLabel } from '../../data/deadline-label/index.ts';
import { MoneyText } from '../../data/money-text/index.ts';
import { ServiceIcon } from '../../data/service-icon/index.ts';
import { StatusBadge } from '../../data/status-badge/index.ts';
import { useTexts, useUiLanguage } from '../../i18n/index.ts';
import { shortDay } from '../../internal/day-text.ts';
import { Button } from '../../primitives/button/index.ts';
import { ChatButton } from '../chat-button/index.ts';
import { TravellerNames } from '../internal/traveller-names.tsx';
import { pendingListTexts } from './pending-list.texts.ts';
import type { PendingListProps } from './pending-list-props.ts';

export type PendingItemProps = Pick<PendingListProps, 'now' | 'hrefOf' | 'onOpenQuote' | 'openQuoteId' | 'onOpenChat'> & {
  item: TravelRequest;
};

/** A request of the pending list: its head, and its services with their quotes. @see */
export function PendingItem({ item, now, hrefOf, onOpenQuote, openQuoteId, onOpenChat }: PendingItemProps) {
  const t = useTexts(pendingListTexts);
  const language = useUiLanguage();
  const headingId = useId();
  const href = hrefOf(item);
  const { idSolicitacao, responsavel, dataViagem } = item;
  const number = (
    <>
      <span className="g:sr-only">{t('request')} </span>
      {idSolicitacao}
    </>
  );
  return (
    <article aria-labelledby={headingId} className="g:flex g:flex-col g:gap-2 g:rounded-md g:border g:border-line g:bg-surface-1 g:p-3">
      <div className="g:flex g:flex-wrap g:items-center g:gap-x-3 g:gap-y-1">
        <h2 id={headingId} className="g:font-semibold">
          {href === undefined ? (
            number
          ) : (
            <a href={href} className="g:text-accent-text g:hover:underline">
              {number}
            </a>
          )}
        </h2>
        <TravellerNames travellers={item.colaboradores} />
        <StatusBadge label={listStatusLabel(item.status, item.statusCotacaoViagem)} />
        {countingDeadline(item.status) && <DeadlineLabel deadline={deadlineOf(item)} now={now} />}
        {/* Not at the right edge, where the window of a quote stands. */}
        <ChatButton compact number={idSolicitacao} unread={item.mensagensNaoLidas} onOpen={onOpenChat && (() => onOpenChat(item))} />
      </div>
      <div className="g:flex g:flex-wrap g:items-center g:gap-x-3 g:gap-y-1 g:text-ink-2 g:text-sm">
        <span className="g:own">{item.empresa.nome}</span>
        {dataViagem && <span className="g:whitespace-nowrap">{shortDay(dataViagem, language)}</span>}
        <span className="g:flex g:items-center g:gap-1.5">
          {responsavel ? <Avatar name={responsavel.name} size="sm" /> : <UserRound aria-hidden="true" className="g:size-4" />}
          {responsavel && <span className="g:sr-only">{t('responsible')}: </span>}
          {responsavel?.name ?? t('nobody')}
        </span>
      </div>
      <ul className="g:flex g:flex-col g:gap-1.5 g:border-line g:border-t g:pt-2">
        {servicesOf(item).map((service) => (
          <PendingService
            key={service.id}
            service={service}
            openQuoteId={openQuoteId}
            onOpenQuote={(quote) => onOpenQuote(item, service, quote)}
          />
        ))}
      </ul>
    </article>
  );
}

interface PendingServiceProps {
  service: Service;
  openQuoteId: PendingListProps['openQuoteId'];
  onOpenQuote: (quote: Quote) => void;
}

/** A service of an item, with a button for each of its quotes. */
function PendingService({ service, openQuoteId, onOpenQuote }: PendingServiceProps) {
  const t = useTexts(pendingListTexts);
  const route = serviceRoute(service);
  const quotes: readonly Quote[] = service.cotacoes;
  return (
    <li className="g:flex g:flex-wrap g:items-center g:gap-2">
      <ServiceIcon kind={service.tipoServico} size="sm" />
      <span className="g:min-w-0 g:break-words g:text-sm">{route}</span>
      {quotes.length === 0 && <span className="g:text-ink-2 g:text-sm">{t('noQuote')}</span>}
      {quotes.map((quote) => (
        <Button
          key={quote.id}
          size="sm"
          aria-haspopup="dialog"
          aria-expanded={quote.id === openQuoteId}
          onClick={() => onOpenQuote(quote)}
          className="g:max-w-full g:min-w-0"
        >
          <span className="g:sr-only">{t('openQuote')} </span>
          <span className="g:truncate">{quoteOfferBeside(route, quote) || t('blank')}</span>
          <MoneyText value={quote.total} currency={quote.moeda?.codigo ?? 'BRL'} />
        </Button>
      ))}
    </li>
  );
}
