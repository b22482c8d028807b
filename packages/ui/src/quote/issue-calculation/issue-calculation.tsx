import type { Calculation, CalculationLine } from '@guiche/domain/entities';
import { resultLabel, termLabel } from '@guiche/domain/fines';
import { finesMessages } from '@guiche/domain/messages/fines';
import { formatMoney } from '@guiche/masks/money';
import { type ComponentProps, Fragment } from 'react';
import { useMessage, useTexts } from '../../i18n/index.ts';
import { issueCalculationTexts } from './issue-calculation.texts.ts';

export interface IssueCalculationProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** The results with the steps of their formulas: `cancellationCalculation` or `changeCalculation`. */
  calculation: Calculation;
  /** It changes while somebody types: a new result for the client is read then. */
  live?: boolean;
}

/**
 * What the cancellation or change of an issue costs and gives back: each result with its formula, and at the end what the client pays or gets.
 *
 * Use: beside the fields of every window that ends an issue, before anything is confirmed, and in the log of what was confirmed.
 * Not for: the price of a quote, which is a `MoneyColumn`.
 * Keyboard: none.
 * Screen reader: a list of terms with their amounts; with `live`, what the client pays or gets is read when typing pauses.
 * @see B-032, B-033, Q-152
 * @keywords cálculo, multa, cancelamento, reembolso, estorno, fine
 */
export function IssueCalculation({ calculation, live = false, className = '', ...rest }: IssueCalculationProps) {
  const t = useTexts(issueCalculationTexts);
  const message = useMessage(finesMessages);
  const { moeda, linhas } = calculation;
  const amount = (value: number) => (moeda === null ? formatMoney(value, { symbol: false }) : formatMoney(value, { currency: moeda }));
  const parts = linhas.slice(0, -1);
  const client = linhas.at(-1);
  return (
    <section
      data-slot="issue-calculation"
      {...rest}
      aria-label={t('title')}
      className={`g:rounded-md g:border g:border-line g:bg-surface ${className}`}
    >
      <dl className="g:grid g:gap-2 g:px-3 g:py-2.5">
        {parts.map((line) => (
          <Result key={line.resultado} line={line} label={message(resultLabel(line.resultado))} amount={amount} />
        ))}
      </dl>
      {client && (
        <div
          role={live ? 'status' : undefined}
          data-slot="client-result"
          className="g:rounded-b-md g:border-line g:border-t g:bg-surface-2 g:px-3 g:py-2.5"
        >
          <dl className="g:own">
            <Result line={client} label={message(resultLabel(client.resultado))} amount={amount} strong />
          </dl>
        </div>
      )}
    </section>
  );
}

interface ResultProps {
  line: CalculationLine;
  label: string;
  amount: (value: number) => string;
  /** The result that one came to read. */
  strong?: boolean;
}

function Result({ line, label, amount, strong = false }: ResultProps) {
  return (
    <div className="g:grid g:grid-cols-[minmax(0,1fr)_auto] g:items-baseline g:gap-x-3">
      <dt className={strong ? 'g:font-semibold' : 'g:text-ink-2'}>{label}</dt>
      <dd className={`g:whitespace-nowrap g:text-end g:tabular ${strong ? 'g:font-semibold g:text-lg' : 'g:font-medium'}`}>
        {amount(line.valor)}
      </dd>
      {/* An amount that was entered is its own formula. */}
      {line.passos.length > 1 && (
        <dd className="g:col-span-2 g:min-w-0 g:text-ink-2 g:text-sm g:tabular">
          <Formula line={line} amount={amount} />
        </dd>
      )}
    </div>
  );
}

function Formula({ line: { valor, passos, minimo, maximo }, amount }: Pick<ResultProps, 'line' | 'amount'>) {
  const t = useTexts(issueCalculationTexts);
  const message = useMessage(finesMessages);
  const limit = minimo === valor ? t('atLeast', { amount: amount(valor) }) : maximo === valor && t('atMost', { amount: amount(valor) });
  return (
    <>
      {passos.map(({ sinal, parcela, valor: part }, index) => (
        <Fragment key={parcela}>
          {index > 0 && ' '}
          {/* A sign stays with its amount. */}
          <span className="g:whitespace-nowrap">
            {(index > 0 || sinal === '-') && (
              <>
                <span className="g:own" aria-hidden="true">
                  {sinal === '-' ? '−' : '+'}{' '}
                </span>
                <span className="g:sr-only">{sinal === '-' ? t('minus') : t('plus')} </span>
              </>
            )}
            {message(termLabel(parcela))} {amount(part)}
          </span>
        </Fragment>
      ))}
      {limit && <span className="g:own">, {limit}</span>}
    </>
  );
}
