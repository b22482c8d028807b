import { CheckboxField } from '../../inputs/checkbox-field/index.ts';
import type { GuidancePair } from '../../test-support/page.ts';
import { ListColumns } from './list-columns.tsx';

export const guidance: readonly GuidancePair[] = [
  {
    do: {
      words: 'One button: columns are chosen once, and the list is read all day.',
      example: <ListColumns lista="cotacoes" value={null} onValueChange={() => undefined} />,
    },
    dont: {
      words: 'A box for each column: set once, they stand between the head and the first request all year.',
      example: (
        <>
          <CheckboxField label="Prazo" defaultValue />
          <CheckboxField label="Número" defaultValue />
          <CheckboxField label="Cliente" defaultValue />
          <CheckboxField label="Viajantes" defaultValue />
          <CheckboxField label="Responsável" />
        </>
      ),
    },
  },
];
