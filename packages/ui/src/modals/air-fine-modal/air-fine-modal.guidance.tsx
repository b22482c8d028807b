import { ConfirmDialog } from '../../primitives/confirm-dialog/index.ts';
import { storedRoundTrip } from '../../test-support/air-quote-fixtures.ts';
import type { GuidancePair } from '../../test-support/page.ts';
import { AirFineModal } from './air-fine-modal.tsx';

const AMOUNTS = { tarifaTotal: 1357.95, taxas: 89.9, total: 1587.54 };

export const guidance: readonly GuidancePair[] = [
  {
    framed: 680,
    do: {
      words: 'What the airline keeps is entered, and the window says what is left for the client.',
      example: (
        <AirFineModal
          open
          onOpenChange={() => undefined}
          ending="CANCELAMENTO"
          context="Solicitação 48210 · Ana Beatriz Lima e mais 1 · GRU → REC · 10/12 a 14/12"
          quote={storedRoundTrip({
            ...AMOUNTS,
            statusCotacao: 'EMISSAO_CANCELAMENTO_PENDENTE',
            dataEmissao: '2026-11-18T14:00:00.000Z',
            numeroBilhete: '9572401118001',
          })}
          service={{ tipo: 'IDA_VOLTA' }}
          loaded={{ ...AMOUNTS, multa: null, taxaCancelamento: null, opcaoSaldo: null }}
          now={new Date('2026-11-24T18:30:00.000Z')}
          onConfirm={() => undefined}
        />
      ),
    },
    dont: {
      words: 'A question for an issue that has a ticket: the client is given back what the airline keeps.',
      example: (
        <ConfirmDialog
          open
          onOpenChange={() => undefined}
          title="Cancelar a emissão?"
          description="GRU → REC · 10/12 a 14/12"
          onConfirm={() => undefined}
        />
      ),
    },
  },
];
