import { storedRoundTrip } from '../../test-support/air-quote-fixtures.ts';
import type { GuidancePair } from '../../test-support/page.ts';
import { AirDateConfirmation } from './air-date-confirmation.tsx';

const QUESTION = {
  open: true,
  flights: storedRoundTrip()
    .segmentos.flatMap(({ voos }) => voos)
    .slice(0, 1)
    .map((flight) => ({ ...flight, dataPartida: '2026-12-10T23:40', dataChegada: '2026-12-10T02:55' })),
  onBack: () => undefined,
  onConfirm: () => undefined,
};

export const guidance: readonly GuidancePair[] = [
  {
    framed: 480,
    do: {
      words: 'A flight of the night arrives on the next day: one press sets it right.',
      example: <AirDateConfirmation {...QUESTION} onNextDay={() => undefined} />,
    },
    dont: {
      words: 'Without that answer the wrong date is confirmed, as going back means to look for the field.',
      example: <AirDateConfirmation {...QUESTION} />,
    },
  },
];
