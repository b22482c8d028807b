import type { AirQuote } from '@guiche/domain/entities';
import { STATUS_SALDO_ENTRADA } from '@guiche/domain/enums';
import { quoteOffer } from '@guiche/domain/quotes';
import { type Ref, useId } from 'react';
import { MoneyText } from '../../data/money-text/index.ts';
import { useTexts } from '../../i18n/index.ts';
import { MoneyInput } from '../../inputs/money-input/index.ts';
import { SelectInput } from '../../inputs/select-input/index.ts';
import { earlierIssuesModalTexts } from './earlier-issues-modal.texts.ts';

const STATUS_LABELS = { PENDENTE: 'kept', UTILIZADO: 'used' } as const;

/** The entry balance of an issue. */
export type EntryBalance = NonNullable<AirQuote['saldoEntrada']>;

interface IssueFieldsProps {
  issue: AirQuote;
  balance: EntryBalance;
  onBalanceChange: (balance: EntryBalance) => void;
  /** The refusals of the two fields. */
  errors: { readonly valorEntrada?: string | undefined; readonly status?: string | undefined };
  firstRef?: Ref<HTMLInputElement> | undefined;
}

/** One earlier issue, with its total and the fields of its entry balance. */
export function IssueFields({ issue, balance, onBalanceChange, errors, firstRef }: IssueFieldsProps) {
  const t = useTexts(earlierIssuesModalTexts);
  const id = useId();
  const currency = issue.moeda?.codigo ?? 'BRL';
  return (
    <fieldset aria-labelledby={id} className="g:rounded-md g:border g:border-line g:p-3">
      <p id={id} className="g:mb-2 g:flex g:items-baseline g:justify-between g:gap-3">
        <span className="g:min-w-0 g:font-medium">{quoteOffer(issue)}</span>
        <span className="g:whitespace-nowrap g:text-ink-2 g:text-sm">
          {t('total')} <MoneyText value={issue.total} currency={currency} className="g:text-ink" />
        </span>
      </p>
      <div className="g:grid g:gap-3 g:sm:grid-cols-2">
        <MoneyInput
          ref={firstRef}
          label={t('value')}
          currency={currency}
          value={balance.valorEntrada}
          onValueChange={(valorEntrada) => onBalanceChange({ ...balance, valorEntrada })}
          error={errors.valorEntrada}
        />
        <SelectInput
          label={t('status')}
          options={STATUS_SALDO_ENTRADA.map((value) => ({ value, label: t(STATUS_LABELS[value]) }))}
          value={balance.status}
          onValueChange={(status) => onBalanceChange({ ...balance, status: STATUS_SALDO_ENTRADA.find((one) => one === status) ?? null })}
          error={errors.status}
        />
      </div>
    </fieldset>
  );
}
