import type { GuidancePair } from '../../test-support/page.ts';
import { LoadMore } from './load-more.tsx';

const rows = (
  <ul>
    {['48425 · Recife · Ana Beatriz Lima', '48424 · Campinas · João Sá', '48423 · Lisboa · Marina Duarte'].map((request) => (
      <li key={request}>{request}</li>
    ))}
  </ul>
);

export const guidance: readonly GuidancePair[] = [
  {
    do: {
      words: 'Below the last row, where reading ends: the next ones follow there.',
      example: (
        <div className="g:flex g:flex-col g:gap-2">
          {rows}
          <LoadMore hasMore onLoadMore={() => undefined} />
        </div>
      ),
    },
    dont: {
      words: 'Above the list, what it brings appears out of sight, and it is pressed again.',
      example: (
        <div className="g:flex g:flex-col g:gap-2">
          <LoadMore hasMore onLoadMore={() => undefined} />
          {rows}
        </div>
      ),
    },
  },
];
