import { approvalDifference, awaitsChangeApproval } from '@guiche/domain/changed-issues';
import type { Service, TravelRequest } from '@guiche/domain/entities';
import { listStatusLabel, requestIsFinished, servicesOf } from '@guiche/domain/requests';
import { ArrowLeft, Check, X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { DeadlineLabel } from '../../data/deadline-label/index.ts';
import { KeyValueList } from '../../data/key-value-list/index.ts';
import { StatusBadge } from '../../data/status-badge/index.ts';
import { Banner } from '../../feedback/banner/index.ts';
import { useTexts } from '../../i18n/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { ChangedService } from '../changed-service/index.ts';
import { changedIssueDeskTexts } from './changed-issue-desk.texts.ts';

export interface ChangedIssueDeskProps {
  /** The changed issue, whole. */
  request: TravelRequest;
  /** The services that are to be approved, or that are being changed. */
  services: readonly Service[];
  /** Who approves the change at the client company; null when nobody is named. */
  approver?: string | null | undefined;
  /** The moment against which the deadline is measured. */
  now: Date;
  /** Where the list of changed issues is. */
  backHref: string;
  /** Where its quotes are worked on; undefined when the user may not go there. */
  requestHref?: string | undefined;
  /** Called to approve the change; undefined when nothing waits. */
  onApprove?: (() => void) | undefined;
  /** Called to reject the change; undefined when nothing waits. */
  onReject?: (() => void) | undefined;
  /** Called to send further services for change; undefined when there is none. */
  onSendForChange?: (() => void) | undefined;
  /** What else can be done, such as concluding. */
  actions?: ReactNode;
}

/**
 * A changed issue: what the client wants changed or cancelled, what waits for approval with old and new values side by side, and what can be done.
 *
 * Use: for one changed issue, below the address of the changed issues.
 * Not for: working on quotes, which the page of the request is for.
 * Keyboard: Tab: goes from action to action.
 * Screen reader: a heading with the number, a section for each group of services.
 * @see
 * @keywords emissão alterada, alteração, cancelamento, aprovar, reprovar
 */
export function ChangedIssueDesk(props: ChangedIssueDeskProps) {
  const { request, services, approver, now, backHref, requestHref, onApprove, onReject, onSendForChange, actions } = props;
  const t = useTexts(changedIssueDeskTexts);
  const waits = awaitsChangeApproval(request.status);
  const shown = new Set(services.map(({ id }) => id));
  const others = servicesOf(request).filter(({ id }) => !shown.has(id));
  return (
    <div data-slot="changed-issue-desk" className="g:grid g:gap-4">
      <a href={backHref} className="g:flex g:w-fit g:items-center g:gap-1 g:rounded-md g:text-accent-text g:text-sm g:hover:underline">
        <ArrowLeft aria-hidden="true" className="g:size-4" />
        {t('back')}
      </a>
      <header className="g:flex g:flex-wrap g:items-center g:gap-x-4 g:gap-y-2">
        <h1 className="g:font-semibold g:text-xl">{t('title', { number: request.idSolicitacao })}</h1>
        <StatusBadge label={listStatusLabel(request.status, request.statusCotacaoViagem)} />
        <span className="g:flex g:items-center g:text-sm">
          <DeadlineLabel deadline={request.dataVencimentoEmissao} now={now} />
        </span>
        <div className="g:ms-auto g:flex g:flex-wrap g:items-center g:gap-2 g:max-sm:w-full">
          {requestHref !== undefined && (
            <Button tone="quiet" asChild>
              <a href={requestHref} className="g:own">
                {t('open')}
              </a>
            </Button>
          )}
          {onSendForChange && <Button onClick={onSendForChange}>{t('send')}</Button>}
          {onReject && (
            <Button onClick={onReject}>
              <X aria-hidden="true" />
              {t('reject')}
            </Button>
          )}
          {onApprove && (
            <Button tone="primary" onClick={onApprove}>
              <Check aria-hidden="true" />
              {t('approve')}
            </Button>
          )}
          {actions}
        </div>
      </header>
      {waits && (
        <Banner tone="info" title={t('waits')}>
          {t('waitsHint')}
        </Banner>
      )}
      {requestIsFinished(request.status) && <Banner tone="warning" title={t('ended')} />}
      <div className="g:rounded-md g:border g:border-line g:bg-surface-1 g:p-pad">
        <KeyValueList
          items={[
            { label: t('client'), value: request.empresa.nome },
            { label: t('travellers'), value: request.colaboradores.map(({ nomeCompleto }) => nomeCompleto).join(', ') },
            { label: t('responsible'), value: request.responsavel?.name ?? t('free') },
            ...(waits ? [{ label: t('approver'), value: approver ?? t('nobody') }] : []),
          ]}
        />
      </div>
      <Group title={t(waits ? 'toApprove' : 'underChange')} services={services} waits={waits}>
        {services.length === 0 && <p className="g:text-ink-2 g:text-sm">{t('nothing')}</p>}
      </Group>
      {others.length > 0 && <Group title={t('others')} services={others} waits={false} />}
    </div>
  );
}

interface GroupProps {
  title: string;
  services: readonly Service[];
  /** Old and new values are shown side by side. */
  waits: boolean;
  children?: ReactNode;
}

function Group({ title, services, waits, children }: GroupProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="g:grid g:gap-2">
      <h2 id={id} className="g:font-semibold">
        {title}
      </h2>
      {children}
      {services.map((service) => (
        <ChangedService key={service.id} service={service} difference={waits ? approvalDifference(service) : null} />
      ))}
    </section>
  );
}
