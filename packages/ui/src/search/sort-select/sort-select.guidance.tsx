import { SelectInput } from '../../inputs/select-input/index.ts';
import type { GuidancePair } from '../../test-support/page.ts';
import { SortSelect } from './sort-select.tsx';

export const guidance: readonly GuidancePair[] = [
  {
    do: { words: 'The lowest price first, and every order says what it goes by.', example: <SortSelect kind="AEREO" /> },
    dont: {
      words: '"Relevance" puts in front what the caller likes, and the client pays it.',
      example: (
        <SelectInput
          label="Ordenar"
          defaultValue="r"
          options={[
            { value: 'r', label: 'Relevância' },
            { value: 'p', label: 'Preço' },
          ]}
        />
      ),
    },
  },
];
