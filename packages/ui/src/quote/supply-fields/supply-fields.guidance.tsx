import { TextInput } from '../../inputs/text-input/index.ts';
import type { GuidancePair } from '../../test-support/page.ts';
import { QuotePart } from '../../test-support/quote-part.tsx';
import { SupplyFields } from './supply-fields.tsx';

export const guidance: readonly GuidancePair[] = [
  {
    do: {
      words: 'All of the supply in one place, each chosen: the invoice finds its supplier by it.',
      example: (
        <QuotePart>
          <SupplyFields />
        </QuotePart>
      ),
    },
    dont: {
      words: 'The same in a sentence: it can be read, and neither charged nor counted.',
      example: <TextInput label="Fornecimento" defaultValue="Rede Atlântica via Trend, faturado" />,
    },
  },
];
