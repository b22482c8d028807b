import type { Responsible, TravelRequest } from '@guiche/domain/entities';
import { commonMessages } from '@guiche/domain/messages/common';
import { listStatusLabel } from '@guiche/domain/requests';
import { formatDate } from '@guiche/masks/date';
import { formatDateTime } from '@guiche/masks/date-time';
import { ArrowLeft, ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Avatar } from '../../data/avatar/index.ts';
import { DeadlineLabel } from '../../data/deadline-label/index.ts';
import { StatusBadge } from '../../data/status-badge/index.ts';
import { Banner } from '../../feedback/banner/index.ts';
import { useMessage, useTexts } from '../../i18n/index.ts';
import { toLocalTime } from '../../internal/local-time.ts';
import { TravellerNames } from '../../internal/traveller-names.tsx';
import { Button } from '../../primitives/button/index.ts';
import { Menu, MenuItem, MenuRadioGroup, MenuRadioItem } from '../../primitives/menu/index.ts';
import { requestHeaderTexts } from './request-header.texts.ts';

export interface RequestHeaderProps {
  request: Pick<
    TravelRequest,
    | 'idSolicitacao'
    | 'status'
    | 'statusCotacaoViagem'
    | 'empresa'
    | 'colaboradores'
    | 'solicitante'
    | 'dataViagem'
    | 'dataVencimentoCotacao'
    | 'dataVencimentoEmissao'
    | 'responsavel'
  >;
  /** Which deadline counts: of quoting or of issuing. @see A-100 */
  deadline: 'dataVencimentoCotacao' | 'dataVencimentoEmissao';
  now: Date;
  back: { readonly href: string; readonly label: string };
  onTakeOver?: (() => void) | undefined;
  onRelease?: (() => void) | undefined;
  /** Assigns the request to another consultant; offered only if this prop is given. @see A-132 */
  onChangeResponsible?: ((consultant: Responsible) => void) | undefined;
  /** The consultants to choose from; undefined while they load. */
  consultants?: readonly Responsible[] | undefined;
  /** Called when the list of consultants is opened, to fetch them. */
  onConsultantsIntent?: (() => void) | undefined;
  /** A change of responsible is on its way. */
  pending?: boolean;
  /** The button that concludes, if there is something to conclude. */
  conclude?: ReactNode;
  /** Why the client sent the request back. @see Q-012 */
  justification?: string | null | undefined;
  /** Why nothing can be changed. @see A-140 */
  readOnlyReason?: ReactNode;
  /** Further notices above the services. */
  notices?: ReactNode;
}

/**
 * The head of a request above its services: its facts, who is responsible and the time left.
 *
 * Screen reader: the number is the heading of the page; the facts follow with their names.
 * @see
 */
export function RequestHeader(props: RequestHeaderProps) {
  const { request, deadline, now, back, conclude, justification, readOnlyReason, notices } = props;
  const t = useTexts(requestHeaderTexts);
  const due = request[deadline];
  return (
    <header data-slot="request-header" className="grid gap-3">
      <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <a href={back.href} className="inline-flex items-center gap-1 rounded-md text-accent-text text-sm hover:underline">
            <ArrowLeft aria-hidden="true" className="size-3.5" />
            {back.label}
          </a>
          <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
            <h1 className="font-semibold text-2xl">{t('request', { number: request.idSolicitacao })}</h1>
            <StatusBadge label={listStatusLabel(request.status, request.statusCotacaoViagem)} />
          </div>
        </div>
        {conclude}
      </div>
      <dl className="flex flex-wrap gap-x-8 gap-y-3 rounded-md border border-line bg-surface-1 p-pad max-sm:grid max-sm:grid-cols-[auto_minmax(0,1fr)] max-sm:gap-x-4 xl:grid xl:grid-cols-[auto_auto_minmax(0,1.15fr)_minmax(0,1fr)_minmax(0,1fr)_auto] xl:gap-x-6">
        <Fact name={t('deadline')}>
          <DeadlineLabel deadline={due} now={now} />
          {due && <span className="block text-ink-2 text-sm">{formatDateTime(toLocalTime(due))}</span>}
        </Fact>
        <Fact name={t('travelDate')}>{formatDate(request.dataViagem) || '–'}</Fact>
        <Fact name={t('client')} className="max-sm:col-span-2">
          {request.empresa.nome}
        </Fact>
        <Fact name={t('travellers')} className="max-sm:col-span-2">
          <TravellerNames travellers={request.colaboradores} />
        </Fact>
        <Fact name={t('requester')} className="max-sm:col-span-2">
          {request.solicitante.nome}
          {request.solicitante.email && (
            <span className="block truncate text-ink-2 text-sm" title={request.solicitante.email}>
              {request.solicitante.email}
            </span>
          )}
        </Fact>
        <Fact name={t('responsible')} className="max-sm:col-span-2 sm:ml-auto">
          <ResponsibleFact {...props} />
        </Fact>
      </dl>
      {justification && (
        <Banner tone="warning" title={t('returned')}>
          <p className="whitespace-pre-line">{justification}</p>
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
    <div className={`min-w-0 ${className}`}>
      <dt className="text-ink-3 text-xs">{name}</dt>
      <dd className="mt-0.5 min-w-0">{children}</dd>
    </div>
  );
}

function ResponsibleFact(props: RequestHeaderProps) {
  const { request, onTakeOver, onRelease, onChangeResponsible, consultants, onConsultantsIntent, pending = false } = props;
  const t = useTexts(requestHeaderTexts);
  const message = useMessage(commonMessages);
  const { responsavel } = request;
  return (
    <div className="flex flex-wrap items-center gap-2">
      {responsavel && <Avatar name={responsavel.name} size="sm" />}
      <span className={`min-w-0 ${responsavel ? '' : 'text-ink-2'}`}>{responsavel?.name ?? t('nobody')}</span>
      <span className="flex gap-1">
        {onTakeOver && (
          <Button size="sm" pending={pending} onClick={onTakeOver}>
            {t('takeOver')}
          </Button>
        )}
        {onRelease && (
          <Button size="sm" pending={pending} onClick={onRelease}>
            {t('release')}
          </Button>
        )}
        {onChangeResponsible && (
          <Menu
            align="end"
            onOpenChange={(open) => open && onConsultantsIntent?.()}
            trigger={
              <Button size="sm" tone="quiet" disabled={pending}>
                {t('change')}
                <ChevronDown aria-hidden="true" />
              </Button>
            }
          >
            {consultants ? (
              <MenuRadioGroup
                label={t('changeLabel')}
                value={responsavel?.id ?? ''}
                onValueChange={(id) => {
                  const chosen = consultants.find((consultant) => consultant.id === id);
                  if (chosen && id !== responsavel?.id) onChangeResponsible(chosen);
                }}
              >
                {consultants.map(({ id, name }) => (
                  <MenuRadioItem key={id} value={id}>
                    {name}
                  </MenuRadioItem>
                ))}
              </MenuRadioGroup>
            ) : (
              <MenuItem disabled>{message('carregando')}</MenuItem>
            )}
          </Menu>
        )}
      </span>
    </div>
  );
}
