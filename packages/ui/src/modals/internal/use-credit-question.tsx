import { formatMoney } from '@guiche/masks/money';
import { type ReactNode, useState } from 'react';
import { useTexts } from '../../i18n/index.ts';
import { ConfirmDialog } from '../../primitives/confirm-dialog/index.ts';
import { creditQuestionTexts } from './credit-question.texts.ts';

/** A credit with the value that it exceeds, in their currency. */
export interface UnusualCredit {
  /** The issue that leaves it, where there are several. */
  readonly name?: string | undefined;
  readonly credit: number;
  readonly value: number;
  readonly currency: string;
}

interface Asking {
  readonly credits: readonly UnusualCredit[];
  readonly answer: (keep: boolean) => void;
}

/** Asks about credits that are more than what they are left by, before they are sent; nothing is asked without any. @see Q-154 */
export function useCreditQuestion(): { confirm: (credits: readonly UnusualCredit[]) => Promise<boolean>; question: ReactNode } {
  const t = useTexts(creditQuestionTexts);
  const [asking, setAsking] = useState<Asking>();
  return {
    async confirm(credits) {
      if (credits.length === 0) return true;
      const keep = await new Promise<boolean>((answer) => setAsking({ credits, answer }));
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
        title={t('title')}
        description={
          <ul className="g:mt-1 g:grid g:gap-1 g:tabular">
            {asking?.credits.map(({ name = '', credit, value, currency }) => (
              <li className="g:own" key={name}>
                {name && `${name}: `}
                {t('above', { credit: formatMoney(credit, { currency }), value: formatMoney(value, { currency }) })}
              </li>
            ))}
          </ul>
        }
        onConfirm={() => asking?.answer(true)}
      />
    ),
  };
}
