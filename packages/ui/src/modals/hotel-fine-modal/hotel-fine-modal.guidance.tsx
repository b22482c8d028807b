import { storedStay } from '../../test-support/hotel-quote-fixtures.ts';
import type { GuidancePair } from '../../test-support/page.ts';
import { HotelFineModal } from './hotel-fine-modal.tsx';

const WINDOW = {
  open: true,
  onOpenChange: () => undefined,
  onConfirm: () => undefined,
  quote: storedStay({
    statusCotacao: 'EMISSAO_CANCELAMENTO_PENDENTE',
    codigoReserva: 'HB48210',
    dataEmissao: '2026-11-18T14:00:00.000Z',
    tarifaTotal: 826.5,
    taxas: 82.65,
    total: 909.15,
  }),
  now: new Date('2026-11-24T18:30:00.000Z'),
  context: 'Solicitação 48210 · Ana Beatriz Lima e mais 1 · Recife · 10/12 a 13/12',
};

export const guidance: readonly GuidancePair[] = [
  {
    framed: 640,
    do: {
      words: 'Whether the room is still reserved, and what to do now.',
      example: <HotelFineModal {...WINDOW} failure="O hotel não respondeu: a reserva continua válida. Tente de novo." />,
    },
    dont: {
      words: 'A code does not say whether the room is cancelled: the hotel has to be called, or charges for a no-show.',
      example: <HotelFineModal {...WINDOW} failure="Erro 504." />,
    },
  },
];
