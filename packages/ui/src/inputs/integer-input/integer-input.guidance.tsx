import type { GuidancePair } from '../../test-support/page.ts';
import { IntegerInput } from './integer-input.tsx';

export const guidance: readonly GuidancePair[] = [
  {
    do: {
      words: 'A count, with what is counted in the label and its unit beside it.',
      example: (
        <div className="g:grid g:gap-3">
          <IntegerInput label="Bagagens" defaultValue={2} />
          <IntegerInput label="Peso de cada uma" suffix="kg" defaultValue={23} />
        </div>
      ),
    },
    dont: {
      words: 'A cost centre is not counted: 004821 has become 4821.',
      example: <IntegerInput label="Centro de custo" defaultValue={4821} />,
    },
  },
];
