import type { GuidancePair } from '../../test-support/page.ts';
import { AIR_GROUP, foundFlights, LOGO_PATTERN } from '../../test-support/search-groups.ts';
import { AirResult } from './air-result.tsx';

export const guidance: readonly GuidancePair[] = [
  {
    do: {
      words: 'The same flights in one card, the other fares folded below.',
      example: <AirResult group={AIR_GROUP} chosenId={null} onChoose={() => undefined} logoPattern={LOGO_PATTERN} />,
    },
    dont: {
      words: 'A card for each fare: the same flights stand there again, and the next ones are out of sight.',
      example: (
        <div className="g:grid g:gap-3">
          <AirResult
            group={{ id: 'light', cotacoes: [foundFlights()] }}
            chosenId={null}
            onChoose={() => undefined}
            logoPattern={LOGO_PATTERN}
          />
          <AirResult
            group={{ id: 'plus', cotacoes: [foundFlights({ id: 'air-9', total: 1741.08 })] }}
            chosenId={null}
            onChoose={() => undefined}
            logoPattern={LOGO_PATTERN}
          />
        </div>
      ),
    },
  },
];
