import type { GuidancePair } from '../../test-support/page.ts';
import { NOW } from '../../test-support/request-fixtures.ts';
import { RequestList } from './request-list.tsx';
import type { RequestListProps } from './request-list-props.ts';

const LIST: RequestListProps = {
  requests: [],
  deadline: 'dataVencimentoCotacao',
  now: NOW,
  hrefOf: ({ idSolicitacao }) => `#/relatorio?id=${idSolicitacao}`,
};

export const guidance: readonly GuidancePair[] = [
  {
    do: {
      words: 'Empty because of a filter: it says so, and clears it.',
      example: <RequestList {...LIST} filtered onClearFilters={() => undefined} />,
    },
    dont: {
      words: 'Without `filtered` the day looks done, while a filter hides the requests that fall due.',
      example: <RequestList {...LIST} />,
    },
  },
];
