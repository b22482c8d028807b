import { BRL } from '@guiche/domain/pricing';
import { ConfirmDialog } from '../../primitives/confirm-dialog/index.ts';
import type { GuidancePair } from '../../test-support/page.ts';
import { ReservationQuestion } from './reservation-question.tsx';

export const guidance: readonly GuidancePair[] = [
  {
    framed: 360,
    do: {
      words: 'The price that expired and the one that was found: the difference decides.',
      example: <ReservationQuestion expired={{ total: 1587.54, moeda: BRL }} found={{ total: 1640 }} onAnswer={() => undefined} />,
    },
    dont: {
      words: 'Without the amounts the client pays a difference that nobody looked at.',
      example: (
        <ConfirmDialog
          open
          onOpenChange={() => undefined}
          title="A reserva expirou. Emitir com a nova?"
          confirmLabel="Emitir"
          onConfirm={() => undefined}
        />
      ),
    },
  },
];
