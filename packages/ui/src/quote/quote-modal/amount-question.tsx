import type { UnusualAmount } from '@guiche/domain/quotes';
import { formatMoney } from '@guiche/masks/money';
import { formatRate } from '@guiche/masks/rate';
import { useTexts } from '../../i18n/index.ts';
import { ConfirmDialog } from '../../primitives/confirm-dialog/index.ts';
import { quoteTexts } from '../quote.texts.ts';

interface AmountQuestionProps {
  /** The amounts in question; undefined while nothing is asked. */
  amounts: readonly UnusualAmount[] | undefined;
  currency: string;
  onAnswer: (keep: boolean) => void;
}

const LABELS = {
  tarifa: 'fare',
  taxas: 'taxes',
  taxaExtra: 'extraFee',
  fee: 'fee',
  duRav: 'duRav',
  markup: 'markup',
  cotacaoMoeda: 'rate',
} as const;

/** Names the amounts that are far from the stored ones, or very large, and asks whether they are meant. */
export function AmountQuestion({ amounts, currency, onAnswer }: AmountQuestionProps) {
  const t = useTexts(quoteTexts);
  const say = (field: UnusualAmount['field'], amount: number) =>
    field === 'cotacaoMoeda' ? formatRate(amount) : formatMoney(amount, { currency });
  return (
    <ConfirmDialog
      open={amounts !== undefined}
      onOpenChange={(open) => !open && onAnswer(false)}
      tone="warning"
      kind="confirmarCancelar"
      confirmLabel={t('keepAmounts')}
      title={t('unusualAmounts')}
      description={
        <ul className="g:mt-1 g:grid g:gap-1 g:tabular">
          {amounts?.map(({ field, from, to }) => (
            <li className="g:own" key={field}>
              {t(LABELS[field])}: {from === null ? '' : `${t('amountFrom', { amount: say(field, from) })} `}
              <strong className="g:whitespace-nowrap g:font-semibold g:text-ink">
                {from === null ? say(field, to) : t('amountTo', { amount: say(field, to) })}
              </strong>
            </li>
          ))}
        </ul>
      }
      onConfirm={() => onAnswer(true)}
    />
  );
}
