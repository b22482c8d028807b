import { entryBalanceViolations } from '@guiche/domain/air/balances';
import type { AirQuote } from '@guiche/domain/entities';
import { creditAboveValue } from '@guiche/domain/fines';
import type { Violation } from '@guiche/domain/messages';
import { balancesMessages } from '@guiche/domain/messages/balances';
import { quoteOffer } from '@guiche/domain/quotes';
import { History } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { Banner } from '../../feedback/banner/index.ts';
import { EmptyState } from '../../feedback/empty-state/index.ts';
import { ErrorState } from '../../feedback/error-state/index.ts';
import { useTexts, useViolationText } from '../../i18n/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { Dialog } from '../../primitives/dialog/index.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import { type CloseActions, useDiscardQuestion } from '../../quote/discard-question.tsx';
import { useAmountQuestion } from '../internal/use-amount-question.tsx';
import { earlierIssuesModalTexts } from './earlier-issues-modal.texts.ts';
import { type EntryBalance, IssueFields } from './issue-fields.tsx';

/** The balances that were typed, by the id of their issue. */
export type TypedBalances = Readonly<Record<string, EntryBalance>>;

/** What the page can do to the open window. */
export type EarlierIssuesModalActions = CloseActions;

export interface EarlierIssuesModalProps {
  /** Whether the window is shown. */
  open: boolean;
  /** Called with `false` for Escape and the buttons that close it, after a question when something was typed. Not while `pending`. */
  onOpenChange: (open: boolean) => void;
  /** Given what the page can do to the window, for a browser's Back that must ask before what was typed is lost. */
  actionsRef?: RefObject<EarlierIssuesModalActions | null> | undefined;
  /** Service, dates and travellers in one line, under the title. */
  context?: ReactNode;
  /** The earlier issues of the service; undefined while they load. */
  issues: readonly AirQuote[] | undefined;
  /** Loads them again; given when they could not be loaded. */
  onRetry?: (() => void) | undefined;
  /** Saving is on its way. */
  pending?: boolean;
  /** What was typed before and is gone on with: the fields start with it, and the window says so. */
  initial?: TypedBalances | undefined;
  /** Called with what was typed, at each change: given back as `initial`, it is there when the window opens again. */
  onTyped?: ((typed: TypedBalances) => void) | undefined;
  /** Saves all of them with their entry balances; returns what was refused, at `<index>.<field>`. The caller closes the window. */
  onSave: (issues: readonly AirQuote[]) => Promise<readonly Violation[]>;
}

const NO_BALANCE: EntryBalance = { valorEntrada: null, status: null };
const NOTHING: TypedBalances = {};

/**
 * The earlier issues of an air service, each with what is left of it: how much, and whether it is kept for another issue. A balance above the
 * total of its issue is asked about before it is saved.
 *
 * Use: for an air service with a changed or cancelled issue.
 * Not for: using what is left, which is a `PendingBalancesModal`; only reading it, which is a `ChangedQuotesModal`.
 * Parts: those of a `Dialog`.
 * Keyboard: Tab: goes through the fields; Escape: closes, after a question when something was typed.
 * Focus: on the first value; after a refusal on the first field that is refused.
 * Screen reader: each issue is a group, named by its airline, route and total; refusals are read at their fields.
 * @see, B-064
 * @keywords emissões anteriores, saldo de entrada, alteradas
 */
export function EarlierIssuesModal(props: EarlierIssuesModalProps) {
  const { open, onOpenChange, actionsRef, context, issues, onRetry, pending = false, initial, onTyped, onSave } = props;
  const t = useTexts(earlierIssuesModalTexts);
  const say = useViolationText(balancesMessages);
  const first = useRef<HTMLInputElement>(null);
  const fields = useRef<HTMLDivElement>(null);
  const credits = useAmountQuestion();
  const [typed, setTyped] = useState(initial ?? NOTHING);
  const [refused, setRefused] = useState<readonly Violation[]>([]);
  const balanceOf = (issue: AirQuote) => typed[issue.id] ?? issue.saldoEntrada ?? NO_BALANCE;
  const { close, question } = useDiscardQuestion({
    touched: Object.keys(typed).length > 0,
    pending,
    actionsRef,
    note: t('discardNote'),
    onClose: () => onOpenChange(false),
  });
  const errorAt = (field: string) => {
    const violation = refused.find((one) => one.field === field);
    return violation && say(violation);
  };
  const elsewhere = refused.filter(({ field }) => !field.includes('saldoEntrada.'));

  function change(id: string, balance: EntryBalance) {
    const next = { ...typed, [id]: balance };
    setTyped(next);
    onTyped?.(next);
  }

  async function save() {
    if (!issues) return;
    const edited = issues.map((issue) => ({ ...issue, saldoEntrada: balanceOf(issue) }));
    const violations = edited.flatMap((issue, index) =>
      entryBalanceViolations(issue).map((violation) => ({ ...violation, field: `${index}.${violation.field}` })),
    );
    setRefused(violations);
    if (violations.length > 0) return;
    // What is stored already was asked about when it was typed.
    const unusual = edited.flatMap(({ total, moeda, ...issue }) => {
      const credit = issue.saldoEntrada.valorEntrada ?? 0;
      if (typed[issue.id] === undefined || !creditAboveValue(credit, total)) return [];
      return [
        {
          kind: 'CREDITO' as const,
          name: quoteOffer({ ...issue, total, moeda }),
          amount: credit,
          value: total,
          currency: moeda?.codigo ?? 'BRL',
        },
      ];
    });
    if (await credits.confirm(unusual)) setRefused(await onSave(edited));
  }

  useEffect(() => {
    if (refused.length > 0) fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refused]);

  return (
    <>
      <Dialog
        open={open}
        onOpenChange={close}
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
          <div ref={fields} className="g:grid g:gap-3">
            {initial && <Banner tone="info" title={t('restored')} />}
            {elsewhere.map((violation) => (
              <Banner key={`${violation.field} ${violation.key}`} tone="danger" title={say(violation)} />
            ))}
            {issues.map((issue, index) => (
              <IssueFields
                key={issue.id}
                issue={issue}
                balance={balanceOf(issue)}
                onBalanceChange={(balance) => change(issue.id, balance)}
                errors={{ valorEntrada: errorAt(`${index}.saldoEntrada.valorEntrada`), status: errorAt(`${index}.saldoEntrada.status`) }}
                firstRef={index === 0 ? first : undefined}
              />
            ))}
          </div>
        )}
      </Dialog>
      {question}
      {credits.question}
    </>
  );
}
