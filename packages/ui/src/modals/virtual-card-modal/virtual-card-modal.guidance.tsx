import { storedRoundTrip } from '../../test-support/air-quote-fixtures.ts';
import { CANCELLED_CARD } from '../../test-support/card-fixtures.ts';
import type { GuidancePair } from '../../test-support/page.ts';
import { VirtualCardModal } from './virtual-card-modal.tsx';

const BASE = storedRoundTrip();
const WINDOW = {
  open: true,
  onOpenChange: () => undefined,
  context: 'Solicitação 48210 · GRU → REC · Ana Beatriz Lima e mais 1',
  quote: {
    ...BASE,
    tipoPagamento: BASE.tipoPagamento && ({ ...BASE.tipoPagamento, tipoFormaPagamento: 'CARTAO_VIRTUAL_POR_TRANSACAO' } as const),
    statusCotacao: 'EMISSAO_PENDENTE' as const,
    segmentos: BASE.segmentos.map((segment) => ({
      ...segment,
      voos: segment.voos.map((flight) => ({ ...flight, localizador: 'ABC123' })),
    })),
  },
  onGenerate: async () => undefined,
  onCancelCard: async () => undefined,
  onCopy: async () => true,
};

export const guidance: readonly GuidancePair[] = [
  {
    framed: 460,
    do: {
      words: 'The cancelled card too, with its last digits: a charge on the statement is found by them.',
      example: <VirtualCardModal {...WINDOW} card={CANCELLED_CARD} />,
    },
    dont: {
      words: 'None in its place: it looks as if the quote never had a card, and nobody can place the charge.',
      example: <VirtualCardModal {...WINDOW} card={null} />,
    },
  },
];
