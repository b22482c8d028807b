import { REQUEST_LOG } from '../../test-support/log-fixtures.ts';
import type { GuidancePair } from '../../test-support/page.ts';
import { RequestLog } from './request-log.tsx';

export const guidance: readonly GuidancePair[] = [
  {
    framed: 520,
    do: {
      words: 'The client and the travellers below the number: one sees that it is the right request.',
      example: (
        <RequestLog
          open
          onOpenChange={() => undefined}
          number={48210}
          context="Aurora Alimentos · Ana Beatriz Lima e mais 1"
          entries={REQUEST_LOG}
        />
      ),
    },
    dont: {
      words: 'A number alone: printed for the client, the log of a mistyped one looks the same.',
      example: <RequestLog open onOpenChange={() => undefined} number={48210} entries={REQUEST_LOG} />,
    },
  },
];
