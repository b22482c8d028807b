import { type IssueCheck, openChecks } from '@guiche/domain/checklist';
import type { Service } from '@guiche/domain/entities';
import { concludeIssuingViolations, concludingConfirmsChange, concludingOf } from '@guiche/domain/issuing';
import type { Violation } from '@guiche/domain/messages';
import { airMessages } from '@guiche/domain/messages/air';
import { checklistMessages } from '@guiche/domain/messages/checklist';
import { issuingMessages } from '@guiche/domain/messages/issuing';
import { requestsMessages } from '@guiche/domain/messages/requests';
import { validationMessages } from '@guiche/domain/messages/validation';
import { quoteOfferBeside } from '@guiche/domain/quotes';
import { serviceRoute, servicesOf } from '@guiche/domain/requests';
import { MoneyText } from '../../data/money-text/index.ts';
import { ServiceIcon } from '../../data/service-icon/index.ts';
import { Banner } from '../../feedback/banner/index.ts';
import { useTexts, useViolationText } from '../../i18n/index.ts';
import { ConclusionFrame, type ConclusionProps } from '../internal/conclusion-frame.tsx';
import { type CheckedService, IssueChecklist } from '../internal/issue-checklist.tsx';
import { useCheckReason } from '../internal/use-check-reason.tsx';
import { concludeIssuesDialogTexts } from './conclude-issues-dialog.texts.ts';

export interface ConcludeIssuesDialogProps extends Omit<ConclusionProps, 'notice' | 'onConfirm'> {
  /** The number of drafts that were not saved, which are not issued. */
  drafts?: number;
  /** The request goes back to the client's approval instead of the closing. @see */
  goesBack?: boolean;
  /** The check list of each quote that is to be issued. With an open line in one a reason is asked for, unless the request goes back. @see B-031 */
  checked?: readonly CheckedService[];
  /** Leads to the field of a line of the check list; the caller closes the dialog. */
  onGoTo?: ((service: Service, check: IssueCheck) => void) | undefined;
  /** The reason with which the dialog opens. */
  defaultReason?: string;
  /** Called with the reason as it is typed: given back as `defaultReason`, it is there when the dialog opens again. */
  onReasonChange?: (text: string) => void;
  /** Called with the reason, trimmed; undefined when nothing is open. The caller closes the dialog. */
  onConfirm: (motivo: string | undefined) => void;
}

/**
 * Asks before the issues of a request are concluded, with each service, its chosen quote, what was approved beside what it costs, and the check
 * list of what is to be issued. What is open in it forbids nothing, but asks for a reason.
 *
 * Use: before the issues of a request are concluded, first ones or changed ones.
 * Not for: concluding quoting, which is a `ConcludeDialog`.
 * Keyboard: Enter, Space: press the button in focus, first the harmless one; Escape: goes back.
 * Focus: on the harmless button; on the reason, when it is missing.
 * Screen reader: refusals and failures are read at once.
 * @see B-031, Q-095, Q-103, Q-227 to Q-230
 * @keywords concluir, emissão, fechamento
 */
export function ConcludeIssuesDialog({
  goesBack = false,
  drafts = 0,
  checked = [],
  onGoTo,
  onConfirm,
  defaultReason = '',
  onReasonChange,
  ...frame
}: ConcludeIssuesDialogProps) {
  const t = useTexts(concludeIssuesDialogTexts);
  const say = useViolationText(issuingMessages, requestsMessages, airMessages, validationMessages, checklistMessages);
  const reason = useCheckReason({ label: t('reason'), say, defaultReason, onReasonChange });
  // What goes back to the client is not issued.
  const asksReason = !goesBack && openChecks(checked.flatMap(({ checks }) => checks)).length > 0;

  function handleConfirm() {
    const motivo = asksReason ? reason.judged() : undefined;
    if (motivo !== null) onConfirm(motivo);
  }
  /** What holds the conclusion up at one of several services: a refusal of the request does not say where. */
  function refusedIn(service: Service): readonly Violation[] {
    const { request, violations = [] } = frame;
    if (violations.length === 0 || servicesOf(request).length < 2) return [];
    const own = concludeIssuingViolations(concludingOf(request.status, [service]));
    return own.filter(({ key }) => violations.some((one) => one.key === key));
  }
  return (
    <ConclusionFrame
      {...frame}
      onConfirm={handleConfirm}
      say={say}
      confirmLabel={t(goesBack ? 'send' : 'confirm')}
      consequence={
        <>
          {asksReason && reason.field}
          {drafts > 0 && <Banner tone="warning" title={t('drafts', { count: drafts })} />}
          {goesBack ? <Banner tone="warning" title={t('goesBack')} /> : <p className="g:text-ink-2 g:text-sm">{t('explanation')}</p>}
        </>
      }
    >
      <table className="g:w-full g:border-collapse">
        <thead className="g:own">
          <tr className="g:border-line g:border-b g:text-ink-2 g:text-xs">
            <th scope="col" className="g:pb-1 g:text-start g:font-medium">
              {t('service')}
            </th>
            <th scope="col" className="g:px-3 g:pb-1 g:text-end g:font-medium">
              {t('approved')}
            </th>
            <th scope="col" className="g:pb-1 g:text-end g:font-medium">
              {t('total')}
            </th>
          </tr>
        </thead>
        <tbody className="g:own">
          {servicesOf(frame.request).map((service) => (
            <ServiceRow key={service.id} service={service} refused={refusedIn(service)} say={say} goesBack={goesBack} />
          ))}
        </tbody>
      </table>
      {checked.length > 0 && <IssueChecklist checked={checked} onGoTo={onGoTo} />}
    </ConclusionFrame>
  );
}

interface ServiceRowProps {
  service: Service;
  refused: readonly Violation[];
  say: (violation: Violation) => string;
  goesBack: boolean;
}

function ServiceRow({ service, refused, say, goesBack }: ServiceRowProps) {
  const t = useTexts(concludeIssuesDialogTexts);
  const { escolhida, valorAprovado } = service;
  const confirmsChange = !goesBack && concludingConfirmsChange(service);
  return (
    <tr className="g:border-line g:border-b g:align-top">
      <th scope="row" className="g:py-1.5 g:text-start g:font-normal">
        <span className="g:flex g:gap-2">
          <ServiceIcon kind={service.tipoServico} size="sm" />
          {/* Gives way to the amounts. */}
          <span className="g:wrap-anywhere g:min-w-0">
            {serviceRoute(service)}
            <span className="g:block g:text-ink-2 g:text-sm">
              {escolhida ? quoteOfferBeside(serviceRoute(service), escolhida) : t('nothingChosen')}
            </span>
            {confirmsChange && <span className="g:block g:text-ink-2 g:text-sm">{t('changed')}</span>}
            {refused.map((violation) => (
              <span key={violation.key} className="g:block g:text-danger-ink g:text-sm">
                {say(violation)}
              </span>
            ))}
          </span>
        </span>
      </th>
      <td className="g:whitespace-nowrap g:px-3 g:py-1.5 g:text-end">
        <MoneyText value={valorAprovado} />
      </td>
      <td className="g:whitespace-nowrap g:py-1.5 g:text-end">
        <MoneyText value={escolhida?.total ?? null} currency={escolhida?.moeda?.codigo ?? 'BRL'} />
      </td>
    </tr>
  );
}
