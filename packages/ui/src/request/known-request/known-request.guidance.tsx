import { Skeleton } from '../../primitives/skeleton/index.ts';
import type { GuidancePair } from '../../test-support/page.ts';
import { inMinutes, NOW, requestSummary } from '../../test-support/request-fixtures.ts';
import { KnownRequest } from './known-request.tsx';

export const guidance: readonly GuidancePair[] = [
  {
    framed: 560,
    do: {
      words: 'What the list knew already is there at once, in its place.',
      example: (
        <KnownRequest
          request={requestSummary(0, { dataVencimentoCotacao: inMinutes(130) })}
          deadline="dataVencimentoCotacao"
          now={NOW}
          onRailOpenChange={() => undefined}
          back={{ href: '#/agencia', label: 'Voltar para a lista' }}
        />
      ),
    },
    dont: {
      words: 'Grey lines for what was on the screen a moment ago: did the press open the right one?',
      example: (
        <div className="g:grid g:gap-2">
          <Skeleton className="g:h-5 g:w-2/5" />
          <Skeleton className="g:h-4 g:w-full" />
        </div>
      ),
    },
  },
];
