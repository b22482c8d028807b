import type { UsableBalance } from '@guiche/domain/entities';
import { formatDate } from '@guiche/masks/date';
import { formatMoney } from '@guiche/masks/money';
import { formatTicketNumber } from '@guiche/masks/ticket-number';
import { type RefObject, useId } from 'react';
import { MoneyText } from '../../data/money-text/index.ts';
import { InlineError } from '../../feedback/inline-error/index.ts';
import { useTexts } from '../../i18n/index.ts';
import { pendingBalancesModalTexts } from './pending-balances-modal.texts.ts';

interface BalanceOptionsProps {
  balances: readonly UsableBalance[];
  /** The id of the chosen one. */
  value: string | null;
  onValueChange: (id: string) => void;
  error?: string | undefined;
  /** Gives access to the first choice, to focus it. */
  firstRef: RefObject<HTMLInputElement | null>;
}

/** The balances to choose one of: one Tab stop, arrows choose. */
export function BalanceOptions({ balances, value, onValueChange, error, firstRef }: BalanceOptionsProps) {
  const t = useTexts(pendingBalancesModalTexts);
  const name = useId();
  const errorId = useId();
  return (
    <fieldset className="g:min-w-0" aria-describedby={error ? errorId : undefined}>
      <legend className="g:mb-1 g:text-ink-2 g:text-sm">{t('balances')}</legend>
      <div className="g:grid g:divide-y g:divide-line g:rounded-md g:border g:border-line-strong">
        {balances.map((balance, index) => (
          <label
            key={balance.id}
            className="g:flex g:cursor-pointer g:items-center g:gap-3 g:px-3 g:py-2 g:has-checked:bg-accent-soft g:has-focus-visible:outline-2 g:has-focus-visible:outline-accent"
          >
            <input
              ref={index === 0 ? firstRef : undefined}
              type="radio"
              name={name}
              checked={balance.id === value}
              onChange={() => onValueChange(balance.id)}
              className="g:size-4 g:shrink-0 g:accent-accent"
            />
            <span className="g:min-w-0 g:flex-1">
              <span className="g:block g:font-medium">
                {balance.cia} · {balance.viajante}
              </span>
              <BalanceFacts balance={balance} />
            </span>
            <MoneyText value={balance.valor} className="g:font-semibold" />
          </label>
        ))}
      </div>
      {error && <InlineError id={errorId}>{error}</InlineError>}
    </fieldset>
  );
}

/** Where a balance comes from, until when it can be used, and what the airline keeps. */
function BalanceFacts({ balance: { numeroBilhete, validade, multa } }: { balance: UsableBalance }) {
  const t = useTexts(pendingBalancesModalTexts);
  const facts = [
    numeroBilhete === null ? t('credit') : t('ticket', { number: formatTicketNumber(numeroBilhete) }),
    validade === null ? t('noEnd') : t('until', { day: formatDate(validade) }),
    multa === null ? null : t('fine', { amount: formatMoney(multa) }),
  ];
  return <span className="g:block g:text-ink-2 g:text-sm">{facts.filter((fact) => fact !== null).join(' · ')}</span>;
}
