import type { RequestSummary } from '@guiche/domain/entities';
import { listStatusLabel } from '@guiche/domain/requests';
import { Fragment } from 'react';
import { DeadlineLabel } from '../../data/deadline-label/index.ts';
import { MoneyText } from '../../data/money-text/index.ts';
import { StatusBadge } from '../../data/status-badge/index.ts';
import { WaitingLabel } from '../../data/waiting-label/index.ts';
import { useTexts, useUiLanguage } from '../../i18n/index.ts';
import { shortDay } from '../../internal/day-text.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import { TravellerNames } from '../internal/traveller-names.tsx';
import { requestListTexts } from './request-list.texts.ts';
import type { RequestListProps } from './request-list-props.ts';
import { ResponsibleCell } from './responsible-cell.tsx';
import { SectionName } from './section-name.tsx';
import { ServiceIcons } from './service-icons.tsx';
import { UnreadCount } from './unread-count.tsx';
import { urgencySections } from './urgency-sections.ts';

const CARD =
  'group relative grid grid-cols-1 grid-rows-[auto_auto_1fr] auto-rows-auto gap-1.5 rounded-md border border-line bg-surface-1 p-3';

/** The requests as cards, for a screen that is too narrow for the table. */
export function RequestCards(props: RequestListProps) {
  const t = useTexts(requestListTexts);
  const { requests } = props;
  return (
    <ul aria-label={t('label')} className="grid grid-cols-1 gap-2 md:grid-cols-2 lg:grid-cols-3">
      {requests
        ? urgencySections(requests, props).map((section) => (
            <Fragment key={section.urgency ?? 'all'}>
              {section.urgency && (
                <li className="col-span-full pt-1 text-sm">
                  <SectionName urgency={section.urgency} requests={section.requests} soonHours={props.soonHours} />
                </li>
              )}
              {section.requests.map((request) => (
                <RequestCard key={request.uuid} request={request} {...props} />
              ))}
            </Fragment>
          ))
        : ['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
            <li key={key} className={CARD}>
              <Skeleton className="h-4 w-32" />
              <Skeleton className="h-5 w-48" />
              <Skeleton className="h-4 w-40" />
              <Skeleton className="mt-2 h-7 w-full" />
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
  return (
    <li data-row="" className={`${CARD} focus-within:border-line-strong`}>
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        {props.deadline && <DeadlineLabel deadline={request[props.deadline]} now={props.now} soonHours={props.soonHours} />}
        {analysis && <WaitingLabel since={analysis.desde} now={props.now} />}
        <StatusBadge label={listStatusLabel(request.status, request.statusCotacaoViagem)} />
      </div>
      <div className="flex min-w-0 items-center gap-2">
        {href === undefined ? (
          <span className="font-semibold">{request.idSolicitacao}</span>
        ) : (
          <a
            href={href}
            className="font-semibold text-accent-text outline-none after:absolute after:inset-0 after:rounded-md focus-visible:after:outline-2 focus-visible:after:outline-accent"
          >
            <span className="sr-only">{t('request')} </span>
            {request.idSolicitacao}
          </a>
        )}
        <TravellerNames travellers={request.colaboradores} />
        <span className="ml-auto">
          <UnreadCount count={request.mensagensNaoLidas} />
        </span>
      </div>
      <p className="text-ink-2 text-sm">
        {request.empresa.nome}
        {[request.trajeto, request.dataViagem && shortDay(request.dataViagem, language)].filter(Boolean).map((part) => (
          <Fragment key={part}>
            {'\u00a0· '}
            <span className="inline-block max-w-full">{part}</span>
          </Fragment>
        ))}
      </p>
      {analysis && (
        <p className="text-sm">
          {t('offered', { count: analysis.quantidadeCotacoes })}
          {'\u00a0· '}
          <MoneyText value={analysis.melhorTotal} className="font-semibold" />
        </p>
      )}
      <div className="mt-1 flex flex-wrap items-center justify-between gap-x-3 gap-y-1 border-line border-t pt-2">
        <div className="min-w-0 flex-1 basis-44">
          <ResponsibleCell request={request} {...props} />
        </div>
        <ServiceIcons kinds={request.tiposServico} />
      </div>
    </li>
  );
}
