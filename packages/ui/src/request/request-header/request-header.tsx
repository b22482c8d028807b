import type { TravelRequest } from '@guiche/domain/entities';
import { type DeadlineField, listStatusLabel, requestWasRefused } from '@guiche/domain/requests';
import { formatDate } from '@guiche/masks/date';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { DeadlineLabel } from '../../data/deadline-label/index.ts';
import { StatusBadge } from '../../data/status-badge/index.ts';
import { Banner } from '../../feedback/banner/index.ts';
import { useTexts } from '../../i18n/index.ts';
import { TravellerNames } from '../internal/traveller-names.tsx';
import { ResponsibleControl, type ResponsibleControlProps } from '../responsible-control/index.ts';
import { requestHeaderTexts } from './request-header.texts.ts';

export interface RequestHeaderProps extends Omit<ResponsibleControlProps, 'responsible'> {
  /** The facts of the request that the head shows. */
  request: Pick<
    TravelRequest,
    | 'idSolicitacao'
    | 'status'
    | 'statusCotacaoViagem'
    | 'empresa'
    | 'colaboradores'
    | 'dataViagem'
    | 'dataVencimentoCotacao'
    | 'dataVencimentoEmissao'
    | 'responsavel'
  >;
  /** Which deadline counts: of quoting, of issuing, or none while nobody at the agency can act. @see A-100 */
  deadline: DeadlineField | null;
  /** The moment against which the deadline is measured. */
  now: Date;
  /** The link to the list from which the request was opened. */
  back: { readonly href: string; readonly label: string };
  /** Whether the most important facts stand on a line below the title, because nothing else shows them. */
  summary?: boolean;
  /** Who else has the request open, at the right of the way back. @see B-043 */
  presence?: ReactNode;
  /** Buttons at the right of the title. */
  actions?: ReactNode;
  /** Why the client sent the request back. @see Q-012 */
  justification?: string | null | undefined;
  /** Why nothing can be changed. @see A-140 */
  readOnlyReason?: ReactNode;
  /** Further notices above the services. */
  notices?: ReactNode;
}

/**
 * The head of a request above its services: number, status and notices, and on a line the time left, who is responsible and for whom it is.
 *
 * Use: at the top of the screen of a request.
 * Not for: the head of any other screen.
 * Keyboard: Tab: goes to its links and to the control of the responsible.
 * Screen reader: the number is the heading of the page; the facts follow with their names.
 * @see
 * @keywords solicitação, cabeçalho
 */
export function RequestHeader(props: RequestHeaderProps) {
  const {
    request,
    deadline,
    now,
    back,
    summary = true,
    presence,
    actions,
    justification,
    readOnlyReason,
    notices,
    ...responsibility
  } = props;
  const t = useTexts(requestHeaderTexts);
  return (
    <header data-slot="request-header" className="g:grid g:gap-3">
      <div className="g:flex g:flex-wrap g:items-end g:justify-between g:gap-x-4 g:gap-y-2">
        {/* What it needs at least is the title; a long status goes below that, so that the actions keep their place. */}
        <div className="g:min-w-0 g:flex-1 g:basis-64">
          <div className="g:flex g:items-center g:gap-4">
            <a
              href={back.href}
              className="g:inline-flex g:shrink-0 g:items-center g:gap-1 g:rounded-md g:text-accent-text g:text-sm g:hover:underline"
            >
              <ArrowLeft aria-hidden="true" className="g:size-3.5" />
              {back.label}
            </a>
            {presence}
          </div>
          <div className="g:mt-1 g:flex g:flex-wrap g:items-center g:gap-x-3 g:gap-y-1">
            <h1 data-keeps-clear="" className="g:rounded-md g:font-semibold g:text-2xl">
              {t('request', { number: request.idSolicitacao })}
            </h1>
            <StatusBadge label={listStatusLabel(request.status, request.statusCotacaoViagem)} />
          </div>
        </div>
        {actions && (
          <div
            data-keeps-clear=""
            className="g:flex g:flex-wrap g:items-center g:gap-2 g:sm:justify-end g:max-sm:grid g:max-sm:w-full g:max-sm:grid-cols-2 g:max-sm:justify-items-start g:max-[22rem]:flex"
          >
            {actions}
          </div>
        )}
      </div>
      {summary && (
        <dl className="g:flex g:flex-wrap g:items-center g:gap-x-5 g:gap-y-2 g:rounded-md g:border g:border-line g:bg-surface-1 g:px-pad g:py-2">
          {deadline && (
            <Fact name={t('deadline')}>
              <DeadlineLabel deadline={request[deadline]} now={now} />
            </Fact>
          )}
          <Fact name={t('client')}>{request.empresa.nome}</Fact>
          <Fact name={t('travellers')}>
            <TravellerNames travellers={request.colaboradores} />
          </Fact>
          <Fact name={t('travelDate')}>{formatDate(request.dataViagem) || '–'}</Fact>
          <Fact name={t('responsible')} className="g:sm:ms-auto">
            <ResponsibleControl {...responsibility} responsible={request.responsavel} />
          </Fact>
        </dl>
      )}
      {justification && (
        <Banner tone="warning" title={t(requestWasRefused(request.status) ? 'refused' : 'returned')}>
          <p className="g:whitespace-pre-line">{justification}</p>
        </Banner>
      )}
      {readOnlyReason && (
        <Banner tone="info" title={t('readOnly')}>
          {readOnlyReason}
        </Banner>
      )}
      {notices}
    </header>
  );
}

interface FactProps {
  name: string;
  className?: string;
  children: ReactNode;
}

function Fact({ name, className = '', children }: FactProps) {
  return (
    <div
      className={`g:flex g:min-w-0 g:max-w-full g:items-center g:gap-1.5 g:max-sm:grid g:max-sm:w-full g:max-sm:grid-cols-[5.25rem_minmax(0,1fr)] ${className}`}
    >
      <dt className="g:text-ink-3 g:text-xs">{name}</dt>
      <dd className="g:min-w-0">{children}</dd>
    </div>
  );
}
