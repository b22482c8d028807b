import type { GuidancePair } from '../../test-support/page.ts';
import { CheckboxField } from '../checkbox-field/index.ts';
import { SelectInput } from './select-input.tsx';

export const guidance: readonly GuidancePair[] = [
  {
    do: {
      words: 'Nothing is chosen until somebody chooses.',
      example: (
        <SelectInput
          label="Tipo de pagamento"
          options={[
            { value: 'F', label: 'Faturado' },
            { value: 'C', label: 'Cartão fixo' },
            { value: 'V', label: 'Cartão virtual' },
          ]}
        />
      ),
    },
    dont: {
      words: 'A first option that holds by itself is billed to a client who pays by card.',
      example: (
        <SelectInput
          label="Tipo de pagamento"
          options={[
            { value: 'F', label: 'Faturado' },
            { value: 'C', label: 'Cartão fixo' },
          ]}
          defaultValue="F"
        />
      ),
    },
  },
  {
    do: { words: 'A yes or no is one press.', example: <CheckboxField label="Bagagem despachada inclusa" defaultValue /> },
    dont: {
      words: 'Two options in a list cost two presses, and hide the other one.',
      example: (
        <SelectInput
          label="Bagagem despachada inclusa"
          defaultValue="S"
          options={[
            { value: 'S', label: 'Sim' },
            { value: 'N', label: 'Não' },
          ]}
        />
      ),
    },
  },
];
