import type { GuidancePair } from '../../test-support/page.ts';
import { NOW } from '../../test-support/request-fixtures.ts';
import { IssuesChart } from './issues-chart.tsx';

export const guidance: readonly GuidancePair[] = [
  {
    do: {
      words: 'What could not be loaded says so, with a way to try again.',
      example: <IssuesChart issued={undefined} finalized={undefined} now={NOW} failed onRetry={() => undefined} />,
    },
    dont: {
      words: 'Empty lists after a failure: it says that the agency issued nothing for a year.',
      example: <IssuesChart issued={[]} finalized={[]} now={NOW} />,
    },
  },
];
