import { cancellationCalculation } from '@guiche/domain/fines';
import { BRL } from '@guiche/domain/pricing';
import { MoneyText } from '../../data/money-text/index.ts';
import type { GuidancePair } from '../../test-support/page.ts';
import { IssueCalculation } from './issue-calculation.tsx';

const FLIGHT = { tarifaTotal: 1400, taxas: 187.54, total: 1587.54, moeda: BRL };

export const guidance: readonly GuidancePair[] = [
  {
    do: {
      words: 'Each result with the steps that led to it: the clerk can read it to the client on the phone.',
      example: <IssueCalculation calculation={cancellationCalculation(FLIGHT, { multa: 350, credito: 0 })} />,
    },
    dont: {
      words: 'The result alone: "why not R$ 1.587,54?" has no answer.',
      example: (
        <p className="g:flex g:justify-between g:gap-2">
          Cliente recebe <MoneyText value={1237.54} />
        </p>
      ),
    },
  },
];
