import type { RequestSummary } from '@guiche/domain/entities';
import { listStatusLabel } from '@guiche/domain/requests';
import { Fragment } from 'react';
import { DeadlineLabel } from '../../data/deadline-label/index.ts';
import { MoneyText } from '../../data/money-text/index.ts';
import { StatusBadge } from '../../data/status-badge/index.ts';
import { WaitingLabel } from '../../data/waiting-label/index.ts';
import { useTexts, useUiLanguage } from '../../i18n/index.ts';
import { shortDay } from '../../internal/day-text.ts';
import { RowBox } from '../../internal/row-box.tsx';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import { TravellerNames } from '../internal/traveller-names.tsx';
import { listSections } from './list-sections.ts';
import { requestListTexts } from './request-list.texts.ts';
import type { RequestListProps } from './request-list-props.ts';
import { ResponsibleCell } from './responsible-cell.tsx';
import { RowChat } from './row-chat.tsx';
import { SectionName } from './section-name.tsx';
import { ServiceIcons } from './service-icons.tsx';

const CARD =
  'g:group g:relative g:grid g:grid-cols-1 g:grid-rows-[auto_auto_1fr] g:auto-rows-auto g:gap-1.5 g:rounded-md g:border g:border-line g:p-3';

/** The requests as cards, for a screen that is too narrow for the table. */
export function RequestCards(props: RequestListProps) {
  const t = useTexts(requestListTexts);
  const { requests } = props;
  return (
    <ul aria-label={t('label')} className="g:grid g:grid-cols-1 g:gap-2 g:md:grid-cols-2 g:lg:grid-cols-3">
      {requests
        ? listSections(requests, props).map((section) => (
            <Fragment key={section.kind ?? 'all'}>
              {section.kind && (
                <li className="g:col-span-full g:pt-1 g:text-sm">
                  <SectionName kind={section.kind} requests={section.requests} soonHours={props.soonHours} />
                </li>
              )}
              {section.requests.map((request) => (
                <RequestCard key={request.uuid} request={request} {...props} />
              ))}
            </Fragment>
          ))
        : ['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
            <li key={key} className={`${CARD} g:bg-surface-1`}>
              <Skeleton className="g:h-4 g:w-32" />
              <Skeleton className="g:h-5 g:w-48" />
              <Skeleton className="g:h-4 g:w-40" />
              <Skeleton className="g:mt-2 g:h-7 g:w-full" />
            </li>
          ))}
    </ul>
  );
}

function RequestCard({ request, ...props }: RequestListProps & { request: RequestSummary }) {
  const t = useTexts(requestListTexts);
  const language = useUiLanguage();
  const href = props.hrefOf(request);
  const analysis = props.deadline === null ? request.analiseCliente : undefined;
  const { selection = new Set<string>(), onSelectionChange } = props;
  const isChosen = selection.has(request.uuid);
  return (
    <li data-row="" className={`${CARD} g:focus-within:border-line-strong ${isChosen ? 'g:bg-accent-soft' : 'g:bg-surface-1'}`}>
      <div className="g:flex g:flex-wrap g:items-center g:justify-between g:gap-x-3 g:gap-y-1">
        {props.deadline && <DeadlineLabel deadline={request[props.deadline]} now={props.now} soonHours={props.soonHours} />}
        {analysis && <WaitingLabel since={analysis.desde} now={props.now} />}
        <StatusBadge label={listStatusLabel(request.status, request.statusCotacaoViagem)} />
      </div>
      <div className="g:flex g:min-w-0 g:items-center g:gap-2">
        {onSelectionChange && (
          <RowBox
            label={t('select', { number: request.idSolicitacao })}
            checked={isChosen}
            onChange={() =>
              onSelectionChange(new Set(isChosen ? [...selection].filter((uuid) => uuid !== request.uuid) : [...selection, request.uuid]))
            }
          />
        )}
        {href === undefined ? (
          <span className="g:font-semibold">{request.idSolicitacao}</span>
        ) : (
          <a
            href={href}
            className="g:font-semibold g:text-accent-text g:outline-none g:after:absolute g:after:inset-0 g:after:rounded-md g:focus-visible:after:outline-2 g:focus-visible:after:outline-accent"
          >
            <span className="g:sr-only">{t('request')} </span>
            {request.idSolicitacao}
          </a>
        )}
        <TravellerNames travellers={request.colaboradores} />
        <span className="g:ms-auto">
          <RowChat request={request} onOpenChat={props.onOpenChat} />
        </span>
      </div>
      <p className="g:text-ink-2 g:text-sm">
        {request.empresa.nome}
        {[request.trajeto, request.dataViagem && shortDay(request.dataViagem, language)].filter(Boolean).map((part) => (
          <Fragment key={part}>
            {'\u00a0· '}
            <span className="g:inline-block g:max-w-full">{part}</span>
          </Fragment>
        ))}
      </p>
      {analysis && (
        <p className="g:text-sm">
          {t('offered', { count: analysis.quantidadeCotacoes })}
          {'\u00a0· '}
          <MoneyText value={analysis.melhorTotal} className="g:font-semibold" />
        </p>
      )}
      <div className="g:mt-1 g:flex g:flex-wrap g:items-center g:justify-between g:gap-x-3 g:gap-y-1 g:border-line g:border-t g:pt-2">
        <div className="g:min-w-0 g:flex-1 g:basis-52">
          <ResponsibleCell request={request} {...props} />
        </div>
        <ServiceIcons kinds={request.tiposServico} />
      </div>
    </li>
  );
}
