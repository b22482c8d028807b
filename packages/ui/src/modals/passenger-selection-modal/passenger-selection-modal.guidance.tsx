import { TRAVELLERS } from '../../test-support/air-quote-fixtures.ts';
import type { GuidancePair } from '../../test-support/page.ts';
import { PassengerSelectionModal } from './passenger-selection-modal.tsx';

const WINDOW = {
  open: true,
  onOpenChange: () => undefined,
  onConfirm: () => undefined,
  context: 'GRU → REC · 10/12/2026',
  travellers: [
    ...TRAVELLERS,
    { id: 'v3', nomeCompleto: 'Marina Duarte Figueiredo', email: 'marina.duarte@cliente.example', vip: false, premium: false },
  ],
  adultos: 1,
};

export const guidance: readonly GuidancePair[] = [
  {
    framed: 480,
    do: {
      words: 'Nobody is ticked as long as nobody chose: who flies is an answer.',
      example: <PassengerSelectionModal {...WINDOW} />,
    },
    dont: {
      words: 'The first one, ticked by guess, is confirmed unread: the ticket has the wrong name.',
      example: <PassengerSelectionModal {...WINDOW} defaultSelectedIds={['v1']} />,
    },
  },
];
