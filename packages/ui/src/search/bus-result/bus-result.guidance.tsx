import type { GuidancePair } from '../../test-support/page.ts';
import { BUS_GROUP, foundTrip } from '../../test-support/search-groups.ts';
import { BusResult } from './bus-result.tsx';

export const guidance: readonly GuidancePair[] = [
  {
    do: {
      words: 'Told apart inside one card, the cheapest first.',
      example: <BusResult group={BUS_GROUP} chosenId={null} onChoose={() => undefined} />,
    },
    dont: {
      words: 'The same coach of two sellers looks like two departures: the traveller waits for the one that does not exist.',
      example: (
        <div className="g:grid g:gap-3">
          <BusResult group={{ id: 'a', cotacoes: [foundTrip()] }} chosenId={null} onChoose={() => undefined} />
          <BusResult group={{ id: 'b', cotacoes: [foundTrip({ id: 'bus-9' })] }} chosenId={null} onChoose={() => undefined} />
        </div>
      ),
    },
  },
];
