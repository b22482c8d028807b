import type { GuidancePair } from '../../test-support/page.ts';
import { CAR_GROUP, foundRental } from '../../test-support/search-groups.ts';
import { CarResult } from './car-result.tsx';

export const guidance: readonly GuidancePair[] = [
  {
    do: {
      words: 'Told apart inside one card, the cheapest first.',
      example: <CarResult group={CAR_GROUP} chosenId={null} onChoose={() => undefined} />,
    },
    dont: {
      words: 'One category at two companies is one choice of a car and a second one of who hands it out.',
      example: (
        <div className="g:grid g:gap-3">
          <CarResult group={{ id: 'a', cotacoes: [foundRental()] }} chosenId={null} onChoose={() => undefined} />
          <CarResult group={{ id: 'b', cotacoes: [foundRental({ id: 'car-9' })] }} chosenId={null} onChoose={() => undefined} />
        </div>
      ),
    },
  },
];
