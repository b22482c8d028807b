import type { GuidancePair } from '../../test-support/page.ts';
import { TextInput } from '../text-input/index.ts';
import { TextArea } from './text-area.tsx';

export const guidance: readonly GuidancePair[] = [
  {
    do: {
      words: 'A note is in sight whole, with the room that is left.',
      example: (
        <TextArea
          label="Observação ao cliente"
          defaultValue="Tarifa com reembolso de 80% até 24 h antes da partida. Bagagem de 23 kg inclusa."
          maxLength={255}
        />
      ),
    },
    dont: {
      words: 'In one line the end of the note is out of sight, and nobody proofreads it.',
      example: (
        <TextInput
          label="Observação ao cliente"
          defaultValue="Tarifa com reembolso de 80% até 24 h antes da partida. Bagagem de 23 kg inclusa."
        />
      ),
    },
  },
  {
    do: {
      words: 'The help stays while one types.',
      example: <TextArea label="Motivo do cancelamento" description="Aparece no histórico da solicitação." />,
    },
    dont: {
      words: 'A placeholder is gone with the first letter.',
      example: <TextArea label="Motivo do cancelamento" placeholder="Aparece no histórico da solicitação." />,
    },
  },
];
