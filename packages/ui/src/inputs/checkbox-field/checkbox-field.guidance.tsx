import { Button } from '../../primitives/button/index.ts';
import type { GuidancePair } from '../../test-support/page.ts';
import { CheckboxField } from './checkbox-field.tsx';

export const guidance: readonly GuidancePair[] = [
  {
    do: {
      words: 'The label says what is true when it is marked.',
      example: <CheckboxField label="Avisar o viajante por e-mail" defaultValue />,
    },
    dont: { words: 'With a "not" in the label, no mark means yes.', example: <CheckboxField label="Não avisar o viajante" /> },
  },
  {
    do: { words: 'What happens at once is a button.', example: <Button>Marcar todas como lidas</Button> },
    dont: {
      words: 'A box promises that nothing happens before the form is sent.',
      example: <CheckboxField label="Marcar todas como lidas" />,
    },
  },
];
