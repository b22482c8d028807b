import { formatMoney } from '@guiche/masks/money';
import { type ReactNode, useState } from 'react';
import { useTexts } from '../../i18n/index.ts';
import { ConfirmDialog } from '../../primitives/confirm-dialog/index.ts';
import { amountQuestionTexts } from './amount-question.texts.ts';

/** A ticket credit or a fine with the value that it exceeds, in their currency. */
export interface UnusualAmount {
  readonly kind: 'CREDITO' | 'MULTA';
  /** The issue that it is of, where there are several. */
  readonly name?: string | undefined;
  readonly amount: number;
  readonly value: number;
  readonly currency: string;
}

interface Asking {
  readonly amounts: readonly UnusualAmount[];
  readonly answer: (keep: boolean) => void;
}

/** Asks about amounts that are more than what they are taken from, before they are sent; nothing is asked without any. @see */
export function useAmountQuestion(): { confirm: (amounts: readonly UnusualAmount[]) => Promise<boolean>; question: ReactNode } {
  const t = useTexts(amountQuestionTexts);
  const [asking, setAsking] = useState<Asking>();
  const [first, ...others] = new Set(asking?.amounts.map(({ kind }) => kind));
  const title = first && t(others.length > 0 ? 'several' : first);
  return {
    async confirm(amounts) {
      if (amounts.length === 0) return true;
      const keep = await new Promise<boolean>((answer) => setAsking({ amounts, answer }));
      setAsking(undefined);
      return keep;
    },
    question: (
      <ConfirmDialog
        open={asking !== undefined}
        onOpenChange={(open) => !open && asking?.answer(false)}
        tone="warning"
        kind="confirmarCancelar"
        confirmLabel={t('keep')}
        title={title}
        description={
          <ul className="g:mt-1 g:grid g:gap-1 g:tabular">
            {asking?.amounts.map(({ kind, name = '', amount, value, currency }) => (
              <li className="g:own" key={`${kind} ${name}`}>
                {name && `${name}: `}
                {t('above', { amount: formatMoney(amount, { currency }), value: formatMoney(value, { currency }) })}
              </li>
            ))}
          </ul>
        }
        onConfirm={() => asking?.answer(true)}
      />
    ),
  };
}
