import { shownDate } from '@guiche/domain/dates';
import type { RequestSummary, TravelRequest } from '@guiche/domain/entities';
import { type DeadlineField, requestedFields, servicesOf } from '@guiche/domain/requests';
import { formatDateTime } from '@guiche/masks/date-time';
import type { ReactNode } from 'react';
import { DeadlineLabel } from '../../data/deadline-label/index.ts';
import { useTexts } from '../../i18n/index.ts';
import { EmailAddress } from '../../internal/email-address.tsx';
import { toLocalTime } from '../../internal/local-time.ts';
import { VipMark } from '../../internal/vip-mark.tsx';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import { ResponsibleControl, type ResponsibleControlProps } from '../responsible-control/index.ts';
import { requestRailTexts } from './request-rail.texts.ts';

export interface RequestRailProps extends Omit<ResponsibleControlProps, 'responsible'> {
  /** The whole request, or its row of a list while the rest loads: what no row knows is a placeholder. */
  request: TravelRequest | RequestSummary;
  /** Which deadline counts: of quoting, of issuing, or none while nobody at the agency can act. @see A-100 */
  deadline: DeadlineField | null;
  /** The moment against which the deadlines are measured. */
  now: Date;
}

/**
 * What is known about a request, beside its services: deadline, responsible, client and requester, the fields that the client filled in (its
 * cost centre is one of them), travellers.
 *
 * Use: beside the services of a request, on a screen that is wide enough.
 * Not for: a narrow screen, whose header has the facts.
 * Keyboard: Tab: goes to its links and to the control of the responsible.
 * Screen reader: a region of its own, each fact with its name.
 * @see
 * @keywords solicitação, lateral, sidebar
 */
export function RequestRail({ request, deadline, now, ...responsibility }: RequestRailProps) {
  const t = useTexts(requestRailTexts);
  const { colaboradores: travellers } = request;
  const whole = 'solicitante' in request ? request : undefined;
  return (
    <aside
      data-slot="request-rail"
      aria-label={t('rail')}
      className="g:[&>*+*]:border-line g:[&>*+*]:border-t g:rounded-md g:border g:border-line g:bg-surface-1"
    >
      <dl className="g:grid g:gap-3 g:p-pad">
        {deadline && (
          <div className="g:own">
            <dt className="g:text-ink-3 g:text-xs">{t(`deadline.${deadline}`)}</dt>
            <dd className="g:mt-0.5 g:flex g:flex-wrap g:items-center g:justify-between g:gap-x-3">
              <DeadlineLabel deadline={request[deadline]} now={now} />
              {request[deadline] && (
                <span className="g:text-ink-2 g:text-sm g:tabular">{formatDateTime(toLocalTime(request[deadline]))}</span>
              )}
            </dd>
          </div>
        )}
        <div className="g:own">
          <dt className="g:text-ink-3 g:text-xs">{t('responsible')}</dt>
          <dd className="g:mt-0.5">
            <ResponsibleControl {...responsibility} responsible={request.responsavel} />
          </dd>
        </div>
      </dl>
      <dl className="g:grid g:grid-cols-[minmax(5.5rem,auto)_minmax(0,1fr)] g:gap-x-3 g:gap-y-1.5 g:p-pad g:text-sm">
        <Fact name={t('travelDate')}>{shownDate(request.dataViagem) || '–'}</Fact>
        <Fact name={t('client')}>{request.empresa.nome}</Fact>
        <Fact name={t('requester')}>
          {whole ? whole.solicitante.nome : <Skeleton className="g:h-4 g:w-32" />}
          {whole && <Email address={whole.solicitante.email} />}
        </Fact>
        {whole?.aprovadorSolicitacao && <Fact name={t('approver')}>{whole.aprovadorSolicitacao.nome}</Fact>}
        {requestedFields(whole ? servicesOf(whole) : []).map(({ nome, valores }) => (
          <Fact key={nome} name={nome}>
            {valores.join(', ')}
          </Fact>
        ))}
      </dl>
      <dl className="g:p-pad g:text-sm">
        <dt className="g:text-ink-3">{t('travellers', { count: travellers.length })}</dt>
        <dd className="g:mt-1">
          <ul className="g:grid g:gap-1.5">
            {travellers.map((traveller) => (
              <li key={traveller.id} className="g:min-w-0">
                <span className="g:flex g:flex-wrap g:items-center g:gap-x-2">
                  <span className="g:wrap-anywhere g:min-w-0">{traveller.nomeCompleto}</span>
                  <VipMark traveller={traveller} />
                </span>
                <Email address={traveller.email} />
              </li>
            ))}
          </ul>
        </dd>
      </dl>
    </aside>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="g:col-span-2 g:grid g:grid-cols-subgrid">
      <dt className="g:wrap-anywhere g:text-ink-3">{name}</dt>
      <dd className="g:wrap-anywhere g:min-w-0">{children}</dd>
    </div>
  );
}

function Email({ address }: { address: string | null }) {
  if (!address) return null;
  return (
    <span className="g:block g:text-ink-2 g:text-xs">
      <EmailAddress address={address} />
    </span>
  );
}
