import type { UsableBalance } from '@guiche/domain/entities';
import type { GuidancePair } from '../../test-support/page.ts';
import { PendingBalancesModal } from './pending-balances-modal.tsx';

const WINDOW = {
  open: true,
  onOpenChange: () => undefined,
  context: 'GRU → REC · 10/12/2026 – 14/12/2026 · Ana Beatriz Lima e mais 1',
  total: 800,
  onUse: async () => [],
};
const TICKET: UsableBalance = {
  id: 'b2',
  valor: 950,
  cia: 'G3',
  origem: 'BILHETE',
  idViajante: 't2',
  viajante: 'João Sá',
  numeroBilhete: '9572401118357',
  validade: '2027-01-10',
  multa: 120,
};

export const guidance: readonly GuidancePair[] = [
  {
    framed: 560,
    do: {
      words: 'With the fine and the day on which it expires, which decide which balance is used first.',
      example: <PendingBalancesModal {...WINDOW} balances={[TICKET]} />,
    },
    dont: {
      words: 'Only the value: R$ 120,00 are missing when the airline takes its fine off.',
      example: <PendingBalancesModal {...WINDOW} balances={[{ ...TICKET, validade: null, multa: null }]} />,
    },
  },
];
