import type { GuidancePair } from '../../test-support/page.ts';
import { foundTrip } from '../../test-support/search-groups.ts';
import { BusResult } from '../bus-result/index.ts';
import { ResultList } from './result-list.tsx';

const TRIP = { id: 'trip', cotacoes: [foundTrip()] };
const LIST = {
  results: [TRIP],
  total: 1,
  shown: 10,
  onLoadMore: () => undefined,
  renderResult: (group: typeof TRIP) => <BusResult group={group} chosenId={null} onChoose={() => undefined} />,
};

export const guidance: readonly GuidancePair[] = [
  {
    do: {
      words: 'Who did not answer is named, with a second try: what is missing is known.',
      example: <ResultList {...LIST} failed={['ClickBus']} onRetry={() => undefined} />,
    },
    dont: { words: 'The results of the others look like all that there is.', example: <ResultList {...LIST} /> },
  },
  {
    do: {
      words: 'An empty list because of the filters offers to take them back.',
      example: <ResultList {...LIST} results={[]} onClearFilters={() => undefined} />,
    },
    dont: {
      words: 'As if there were no coach: the clerk sends the traveller by air.',
      example: <ResultList {...LIST} results={[]} total={0} />,
    },
  },
];
