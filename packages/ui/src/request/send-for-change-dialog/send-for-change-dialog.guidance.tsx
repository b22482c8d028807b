import { storedRoundTrip } from '../../test-support/air-quote-fixtures.ts';
import type { GuidancePair } from '../../test-support/page.ts';
import { airService, hotelQuote, hotelService, travelRequest } from '../../test-support/request-fixtures.ts';
import { ReturnDialog } from '../return-dialog/index.ts';
import { SendForChangeDialog } from './send-for-change-dialog.tsx';

const REQUEST = travelRequest({
  status: 'EMISSAO_ALTERACAO',
  servicosAereos: [
    airService({ escolhida: storedRoundTrip({ statusCotacao: 'EMISSAO_FINALIZADA', dataEmissao: '2026-11-20T12:00:00Z' }) }),
  ],
  servicosHotel: [hotelService({ escolhida: hotelQuote({ statusCotacao: 'EMISSAO_FINALIZADA' }) })],
});
const DIALOG = { open: true, onOpenChange: () => undefined, request: REQUEST };

export const guidance: readonly GuidancePair[] = [
  {
    framed: 560,
    do: {
      words: 'The client wants one night more: of what was issued the hotel alone is chosen, and is sent with a note of what changes.',
      example: <SendForChangeDialog {...DIALOG} onSend={() => undefined} />,
    },
    dont: {
      words: 'Returned, the request loses its change, and nothing in it names the hotel or the night.',
      example: <ReturnDialog {...DIALOG} onConfirm={() => undefined} />,
    },
  },
];
