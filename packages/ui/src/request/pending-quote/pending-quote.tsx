import type { AirService, Quote, Service } from '@guiche/domain/entities';
import { serviceRoute } from '@guiche/domain/requests';
import { ServiceIcon } from '../../data/service-icon/index.ts';
import { useTexts } from '../../i18n/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { SideWindow } from '../../primitives/side-window/index.ts';
import { OtherQuoteCard } from '../other-quote-card/index.ts';
import { QuoteCard } from '../quote-card/index.ts';
import { pendingQuoteTexts } from './pending-quote.texts.ts';

type GroundQuote = Exclude<Service, AirService>['cotacoes'][number];

export interface PendingQuoteProps {
  /** The number of the request. */
  number: number;
  /** The service that is quoted. */
  service: Service;
  /** The id of one of its quotes. */
  quoteId: Quote['id'];
  /** The moment against which reservation and cancellation are measured. */
  now: Date;
  /** The address of the request; undefined when the user may not open it. */
  href: string | undefined;
  /** Called by Escape and by the close button. */
  onClose: () => void;
}

/**
 * A quote of a pending item, for reading, in a window beside the list.
 *
 * Use: beside a `PendingList`, with the quote's id as `key`.
 * Not for: work on a quote, which is done on the page of its request.
 * Parts: the service, the card of the quote, and the link to the request.
 * Keyboard: Escape: closes it, while it has the focus; Enter: on the link, opens the request.
 * Screen reader: a dialog named by the number of the request.
 * @see A-111, S-020
 * @keywords pendências, cotação, janela lateral
 */
export function PendingQuote({ number, service, quoteId, now, href, onClose }: PendingQuoteProps) {
  const t = useTexts(pendingQuoteTexts);
  return (
    <SideWindow
      title={t('title', { number })}
      context={
        <span className="g:flex g:items-center g:gap-2">
          <ServiceIcon kind={service.tipoServico} size="sm" withWord />
          {serviceRoute(service)}
        </span>
      }
      onClose={onClose}
    >
      <div className="g:flex g:flex-col g:items-start g:gap-4">
        <div className="g:w-full">
          <CardOf service={service} quoteId={quoteId} now={now} />
        </div>
        {href !== undefined && (
          <Button asChild>
            <a className="g:own" href={href}>
              {t('open')}
            </a>
          </Button>
        )}
      </div>
    </SideWindow>
  );
}

/** The quote on the card of its kind, on which nothing can be done. */
function CardOf({ service, quoteId, now }: Pick<PendingQuoteProps, 'service' | 'quoteId' | 'now'>) {
  const facts = { now, chosen: service.idCotacaoEscolhida === quoteId };
  if (service.tipoServico === 'AEREO') {
    const quote = service.cotacoes.find(({ id }) => id === quoteId);
    return quote && <QuoteCard quote={quote} {...facts} />;
  }
  const quotes: readonly GroundQuote[] = service.cotacoes;
  const quote = quotes.find(({ id }) => id === quoteId);
  return quote && <OtherQuoteCard quote={quote} service={service} {...facts} />;
}
