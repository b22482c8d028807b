import type { GuidancePair } from '../../test-support/page.ts';
import { Skeleton } from './skeleton.tsx';

export const guidance: readonly GuidancePair[] = [
  {
    do: {
      words: 'In the shape of what comes: nothing moves when it is there.',
      example: (
        <div className="g:grid g:gap-2">
          <Skeleton className="g:h-4 g:w-1/3" />
          <Skeleton className="g:h-4 g:w-full" />
          <Skeleton className="g:h-4 g:w-2/3" />
        </div>
      ),
    },
    dont: { words: 'One grey block promises nothing, and the page jumps afterwards.', example: <Skeleton className="g:h-24 g:w-full" /> },
  },
];
