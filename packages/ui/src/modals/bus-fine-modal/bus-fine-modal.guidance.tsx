import { ConfirmDialog } from '../../primitives/confirm-dialog/index.ts';
import { storedTrip } from '../../test-support/bus-quote-fixtures.ts';
import type { GuidancePair } from '../../test-support/page.ts';
import { BusFineModal } from './bus-fine-modal.tsx';

const TRIP = storedTrip({
  statusCotacao: 'EMISSAO_CANCELAMENTO_PENDENTE',
  dataEmissao: '2026-11-18T14:00:00.000Z',
  numeroBilhete: '8841207',
  tarifaTotal: 826.5,
  taxas: 82.65,
  total: 909.15,
});

export const guidance: readonly GuidancePair[] = [
  {
    framed: 560,
    do: {
      words: 'The fine is an amount of its own: what the client gets follows from it.',
      example: (
        <BusFineModal
          open
          onOpenChange={() => undefined}
          quote={TRIP}
          now={new Date('2026-11-24T18:30:00.000Z')}
          context="Solicitação 48210 · Ana Beatriz Lima e mais 1 · São Paulo → Campinas · 10/12"
          onConfirm={() => undefined}
        />
      ),
    },
    dont: {
      words: 'In free text no report finds it, and no sum takes it off.',
      example: (
        <ConfirmDialog
          open
          onOpenChange={() => undefined}
          title="Cancelar a passagem?"
          question={{ label: 'Multa e observações' }}
          onConfirm={() => undefined}
        />
      ),
    },
  },
];
