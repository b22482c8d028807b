import { entryBalanceViolations } from '@guiche/domain/air/balances';
import type { AirQuote } from '@guiche/domain/entities';
import type { Violation } from '@guiche/domain/messages';
import { balancesMessages } from '@guiche/domain/messages/balances';
import { History } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { Banner } from '../../feedback/banner/index.ts';
import { EmptyState } from '../../feedback/empty-state/index.ts';
import { ErrorState } from '../../feedback/error-state/index.ts';
import { useTexts, useViolationText } from '../../i18n/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { Dialog } from '../../primitives/dialog/index.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import { earlierIssuesModalTexts } from './earlier-issues-modal.texts.ts';
import { type EntryBalance, IssueFields } from './issue-fields.tsx';

export interface EarlierIssuesModalProps {
  /** Whether the window is shown. */
  open: boolean;
  /** Not called with `false` while `pending`. */
  onOpenChange: (open: boolean) => void;
  /** Service, dates and travellers in one line, under the title. */
  context?: ReactNode;
  /** The earlier issues of the service; undefined while they load. */
  issues: readonly AirQuote[] | undefined;
  /** Loads them again; given when they could not be loaded. */
  onRetry?: (() => void) | undefined;
  /** Saving is on its way. */
  pending?: boolean;
  /** Saves all of them with their entry balances; returns what was refused, at `<index>.<field>`. The caller closes the window. */
  onSave: (issues: readonly AirQuote[]) => Promise<readonly Violation[]>;
}

const NO_BALANCE: EntryBalance = { valorEntrada: null, status: null };

/**
 * The earlier issues of an air service, each with what is left of it: how much, and whether it is kept for another issue.
 *
 * Use: for an air service with a changed or cancelled issue.
 * Not for: using what is left, which is a `PendingBalancesModal`; only reading it, which is a `ChangedQuotesModal`.
 * Parts: those of a `Dialog`.
 * Keyboard: Tab: goes through the fields; Escape: closes, and what was typed is lost.
 * Focus: on the first value.
 * Screen reader: each issue is a group, named by its airline, route and total; refusals are read at their fields.
 * @see
 * @keywords emissões anteriores, saldo de entrada, alteradas
 */
export function EarlierIssuesModal({ open, onOpenChange, context, issues, onRetry, pending = false, onSave }: EarlierIssuesModalProps) {
  const t = useTexts(earlierIssuesModalTexts);
  const say = useViolationText(balancesMessages);
  const first = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<Readonly<Record<string, EntryBalance>>>({});
  const [refused, setRefused] = useState<readonly Violation[]>([]);
  const balanceOf = (issue: AirQuote) => typed[issue.id] ?? issue.saldoEntrada ?? NO_BALANCE;
  const close = () => !pending && onOpenChange(false);
  const errorAt = (field: string) => {
    const violation = refused.find((one) => one.field === field);
    return violation && say(violation);
  };
  const elsewhere = refused.filter(({ field }) => !field.includes('saldoEntrada.'));

  async function save() {
    if (!issues) return;
    const edited = issues.map((issue) => ({ ...issue, saldoEntrada: balanceOf(issue) }));
    const violations = edited.flatMap((issue, index) =>
      entryBalanceViolations(issue).map((violation) => ({ ...violation, field: `${index}.${violation.field}` })),
    );
    setRefused(violations.length > 0 ? violations : await onSave(edited));
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && close()}
      title={t('title')}
      context={context}
      size="md"
      initialFocus={first}
      footer={
        <>
          <Button onClick={close}>{t('close')}</Button>
          {issues && issues.length > 0 && (
            <Button tone="primary" pending={pending} onClick={() => void save()}>
              {t('save')}
            </Button>
          )}
        </>
      }
    >
      {issues === undefined ? (
        onRetry ? (
          <ErrorState title={t('failed')} onRetry={onRetry} />
        ) : (
          <div role="status" aria-label={t('loading')} className="g:grid g:gap-3">
            <Skeleton className="g:h-24" />
            <Skeleton className="g:h-24" />
          </div>
        )
      ) : issues.length === 0 ? (
        <EmptyState icon={<History />} title={t('empty')}>
          {t('emptyHint')}
        </EmptyState>
      ) : (
        <div className="g:grid g:gap-3">
          {elsewhere.map((violation) => (
            <Banner key={`${violation.field} ${violation.key}`} tone="danger" title={say(violation)} />
          ))}
          {issues.map((issue, index) => (
            <IssueFields
              key={issue.id}
              issue={issue}
              balance={balanceOf(issue)}
              onBalanceChange={(balance) => setTyped((all) => ({ ...all, [issue.id]: balance }))}
              errors={{ valorEntrada: errorAt(`${index}.saldoEntrada.valorEntrada`), status: errorAt(`${index}.saldoEntrada.status`) }}
              firstRef={index === 0 ? first : undefined}
            />
          ))}
        </div>
      )}
    </Dialog>
  );
}
