import { type EnvioSaldo, lostOfBalance, reservedPartViolations, usedBalanceViolations } from '@guiche/domain/balances';
import type { UsableBalance } from '@guiche/domain/entities';
import type { Violation } from '@guiche/domain/messages';
import { balancesMessages } from '@guiche/domain/messages/balances';
import { formatMoney } from '@guiche/masks/money';
import { Wallet } from 'lucide-react';
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { Banner } from '../../feedback/banner/index.ts';
import { EmptyState } from '../../feedback/empty-state/index.ts';
import { ErrorState } from '../../feedback/error-state/index.ts';
import { InlineError } from '../../feedback/inline-error/index.ts';
import { useTexts, useViolationText } from '../../i18n/index.ts';
import { MoneyInput } from '../../inputs/money-input/index.ts';
import { Choice } from '../../internal/choice.tsx';
import { Button } from '../../primitives/button/index.ts';
import { Dialog } from '../../primitives/dialog/index.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import { type CloseActions, useDiscardQuestion } from '../../quote/discard-question.tsx';
import { BalanceOptions } from './balance-options.tsx';
import { pendingBalancesModalTexts } from './pending-balances-modal.texts.ts';

/** A balance and how it is used. */
export interface ChosenBalance {
  readonly balance: UsableBalance;
  readonly envioSaldo: EnvioSaldo;
  /** The reserved part; null for the whole balance. */
  readonly valorReservado: number | null;
}

/** What the page can do to the open window. */
export type PendingBalancesModalActions = CloseActions;

export interface PendingBalancesModalProps {
  /** Whether the window is shown. */
  open: boolean;
  /** Called with `false` for Escape and the buttons that close it, after a question when an amount was typed. Not while `pending`. */
  onOpenChange: (open: boolean) => void;
  /** Given what the page can do to the window, for a browser's Back that must ask before what was typed is lost. */
  actionsRef?: RefObject<PendingBalancesModalActions | null> | undefined;
  /** Service, dates and travellers in one line, under the title. */
  context?: ReactNode;
  /** The balances that may be used; undefined while they load. */
  balances: readonly UsableBalance[] | undefined;
  /** The balance with which the window opens. */
  initial?: string | undefined;
  /** Loads them again; given when they could not be loaded. */
  onRetry?: (() => void) | undefined;
  /**
   * The total of the issue, in its currency, which a reserved part may not exceed. Without it the balance alone is the limit: a balance that the
   * issue uses already is taken off its total.
   */
  total?: number | undefined;
  /** The fare off which the balance is taken, in the same currency; without it nothing is said of a balance that exceeds it. */
  fare?: number | null | undefined;
  /** ISO 4217 code of the quote's currency. */
  currency?: string;
  /** The use is on its way. */
  pending?: boolean;
  /** Uses the balance; returns what was refused, for the fields to show. The caller closes the window. */
  onUse: (chosen: ChosenBalance) => Promise<readonly Violation[]>;
}

/**
 * Chooses a balance for an air issue: an earlier issue's credit, or a ticket that nobody flew on, whole or in part.
 *
 * Use: while an air quote waits for its issue or its cancellation.
 * Not for: entering what an earlier issue left, which is an `EarlierIssuesModal`.
 * Parts: those of a `Dialog`.
 * Keyboard: Up, Down: choose a balance; Tab: goes on to how it is sent; Enter: uses it, from each field; Escape: closes, after a question when an amount was typed.
 * Focus: on the first balance; after a refusal on the first field that is refused.
 * Screen reader: the balances are a group of radio buttons; refusals are read at their fields.
 * @see, B-018
 * @keywords saldo, crédito, bilhete não voado
 */
export function PendingBalancesModal(props: PendingBalancesModalProps) {
  const {
    open,
    onOpenChange,
    actionsRef,
    context,
    balances,
    initial,
    onRetry,
    total,
    fare,
    currency = 'BRL',
    pending = false,
    onUse,
  } = props;
  const t = useTexts(pendingBalancesModalTexts);
  const say = useViolationText(balancesMessages);
  const first = useRef<HTMLInputElement>(null);
  const ways = useRef<HTMLDivElement>(null);
  const part = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<string | null>(initial ?? null);
  const [envioSaldo, setEnvioSaldo] = useState<EnvioSaldo | null>(null);
  const [reserved, setReserved] = useState<number | null>(null);
  const [refused, setRefused] = useState<readonly Violation[]>([]);
  const [unchosen, setUnchosen] = useState(false);
  const { close, question } = useDiscardQuestion({
    touched: reserved !== null,
    pending,
    actionsRef,
    note: t('discardNote'),
    onClose: () => onOpenChange(false),
  });
  const errorAt = (field: string) => {
    const violation = refused.find((one) => one.field === field);
    return violation && say(violation);
  };
  /** Refusals that belong to no field of the window. */
  const elsewhere = refused.filter(({ field }) => field !== 'envioSaldo' && field !== 'valorReservado').map(say);
  const valorReservado = envioSaldo === 'PARCIAL' ? reserved : null;

  const balance = balances?.find(({ id }) => id === chosen);
  const lost = balance && envioSaldo && fare !== undefined ? lostOfBalance({ valor: balance.valor, envioSaldo }, fare) : 0;
  const limits = [balance?.valor, total].filter((one) => one !== undefined);
  const most = limits.length > 0 ? Math.min(...limits) : undefined;
  const amount = (value: number) => formatMoney(value, { currency });

  /** Shows what is refused, with the focus on the first of it. */
  function refuse(violations: readonly Violation[], isMissing = false) {
    setUnchosen(isMissing);
    setRefused(violations);
    const at = (field: string) => violations.some((one) => one.field === field);
    if (isMissing) first.current?.focus();
    else if (at('envioSaldo')) ways.current?.querySelector<HTMLElement>('input, button')?.focus();
    else if (at('valorReservado')) part.current?.focus();
  }

  /** What was refused at a field stands until the field is changed. */
  function changed(field: string) {
    setRefused((present) => present.filter((one) => one.field !== field));
  }

  async function use() {
    if (pending) return;
    const violations = [
      ...usedBalanceViolations({ utilizaSaldo: true, envioSaldo, valorReservado }, total ?? Number.POSITIVE_INFINITY),
      ...(balance ? reservedPartViolations({ envioSaldo, valorReservado }, balance.valor) : []),
    ];
    refuse(violations, !balance);
    if (!balance || envioSaldo === null || violations.length > 0) return;
    refuse(await onUse({ balance, envioSaldo, valorReservado }));
  }

  return (
    <>
      <Dialog
        open={open}
        onOpenChange={close}
        title={t('title')}
        context={context}
        size="md"
        initialFocus={first}
        onSubmit={() => void use()}
        footer={
          <>
            <Button onClick={close}>{t('close')}</Button>
            {balances && balances.length > 0 && (
              <Button type="submit" tone="primary" pending={pending}>
                {t('use')}
              </Button>
            )}
          </>
        }
      >
        {balances === undefined ? (
          onRetry ? (
            <ErrorState title={t('failed')} onRetry={onRetry} />
          ) : (
            <div role="status" aria-label={t('loading')} className="g:grid g:gap-2">
              <Skeleton className="g:h-14" />
              <Skeleton className="g:h-14" />
            </div>
          )
        ) : balances.length === 0 ? (
          <EmptyState icon={<Wallet />} title={t('empty')}>
            {t('emptyHint')}
          </EmptyState>
        ) : (
          <div className="g:grid g:gap-4">
            {elsewhere.map((text) => (
              <Banner key={text} tone="danger" title={text} />
            ))}
            <BalanceOptions
              balances={balances}
              value={chosen}
              onValueChange={setChosen}
              error={unchosen && chosen === null ? t('choose') : undefined}
              firstRef={first}
            />
            <div ref={ways} className="g:grid g:gap-1">
              <Choice
                label={t('send')}
                options={[
                  { value: 'INTEGRAL', label: t('whole') },
                  { value: 'PARCIAL', label: t('part') },
                ]}
                value={envioSaldo ?? ''}
                onValueChange={(value) => {
                  setEnvioSaldo(value === '' ? null : value);
                  changed('envioSaldo');
                }}
              />
              {errorAt('envioSaldo') && <InlineError>{errorAt('envioSaldo')}</InlineError>}
            </div>
            {lost > 0 && <Banner tone="warning" title={t('lost', { fare: amount(fare ?? 0), lost: amount(lost) })} />}
            {envioSaldo === 'PARCIAL' && (
              <MoneyInput
                ref={part}
                label={t('reserved')}
                description={most === undefined ? undefined : t('reservedHint', { amount: amount(most) })}
                currency={currency}
                value={reserved}
                onValueChange={(value) => {
                  setReserved(value);
                  changed('valorReservado');
                }}
                error={errorAt('valorReservado')}
              />
            )}
          </div>
        )}
      </Dialog>
      {question}
    </>
  );
}
