import type { Passenger } from '@guiche/domain/entities';
import type { GuidancePair } from '../../test-support/page.ts';
import { PassengerCompletionModal } from './passenger-completion-modal.tsx';

const WINDOW = {
  open: true,
  onOpenChange: () => undefined,
  onConfirm: () => undefined,
  context: 'GRU → REC · 10/12/2026',
  today: '2026-11-21',
};
const ANA: Passenger = { id: 'v1', nome: 'Ana Beatriz', sobrenome: 'Lima', dataNascimento: null, email: 'ana@exemplo.com.br' };
const JOAO: Passenger = { id: 'v2', nome: 'João', sobrenome: 'Sá', dataNascimento: '1979-08-30', email: 'joao@exemplo.com.br' };

export const guidance: readonly GuidancePair[] = [
  {
    framed: 560,
    do: {
      words: "With all that is known of each: only Ana's birth date is asked for.",
      example: <PassengerCompletionModal {...WINDOW} passengers={[ANA, JOAO]} />,
    },
    dont: {
      words: 'The names alone: what stands in the registration is typed again, perhaps otherwise than in the passport.',
      example: (
        <PassengerCompletionModal
          {...WINDOW}
          passengers={[ANA, JOAO].map((passenger) => ({ ...passenger, dataNascimento: null, email: null }))}
        />
      ),
    },
  },
];
