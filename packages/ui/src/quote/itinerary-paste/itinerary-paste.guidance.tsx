import { TextArea } from '../../inputs/text-area/index.ts';
import { AIRLINES, AIRPORTS } from '../../test-support/air-quote-fixtures.ts';
import type { GuidancePair } from '../../test-support/page.ts';
import { ItineraryPaste } from './itinerary-paste.tsx';

const AMADEUS = `  1.LIMA/ANA BEATRIZ MRS   2.SA/JOAO MR
  3  G31640 Y 10DEC 4 GRUREC HK2  0810 1125  10DEC  E  G3/QK7LMN`;
const sources = {
  searchAirports: async (term: string) => AIRPORTS.filter(({ iata }) => iata === term),
  searchAirlines: async (term: string) => AIRLINES.filter(({ iata }) => iata === term),
};

export const guidance: readonly GuidancePair[] = [
  {
    framed: 560,
    do: {
      words: 'The text as the reservation system prints it, and beside it what was read of each line.',
      example: (
        <ItineraryPaste
          open
          onOpenChange={() => undefined}
          value={AMADEUS}
          onValueChange={() => undefined}
          sources={sources}
          now={() => new Date('2026-11-21T12:00:00.000Z')}
          onUse={() => undefined}
        />
      ),
    },
    dont: {
      words: 'In a note the flights are read by people alone: each is typed once more.',
      example: (
        <main className="g:p-4">
          <TextArea label="Observação" defaultValue={AMADEUS} />
        </main>
      ),
    },
  },
];
