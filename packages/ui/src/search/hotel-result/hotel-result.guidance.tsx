import type { GuidancePair } from '../../test-support/page.ts';
import { foundStay, HOTEL_GROUP } from '../../test-support/search-groups.ts';
import { HotelResult } from './hotel-result.tsx';

export const guidance: readonly GuidancePair[] = [
  {
    do: {
      words: 'Told apart inside one card, the cheapest first.',
      example: <HotelResult group={HOTEL_GROUP} chosenId={null} onChoose={() => undefined} />,
    },
    dont: {
      words: 'The rooms of a hotel belong together: two cards look like two hotels.',
      example: (
        <div className="g:grid g:gap-3">
          <HotelResult group={{ id: 'a', cotacoes: [foundStay()] }} chosenId={null} onChoose={() => undefined} />
          <HotelResult group={{ id: 'b', cotacoes: [foundStay({ id: 'hotel-9' })] }} chosenId={null} onChoose={() => undefined} />
        </div>
      ),
    },
  },
];
