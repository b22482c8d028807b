import type { GuidancePair } from '../../test-support/page.ts';
import { ME } from '../../test-support/request-fixtures.ts';
import { ResponsibleControl } from './responsible-control.tsx';

export const guidance: readonly GuidancePair[] = [
  {
    do: {
      words: 'What this user can do with this request: one’s own is released.',
      example: <ResponsibleControl responsible={ME} onRelease={() => undefined} />,
    },
    dont: {
      words: 'Every callback, always: Camila is offered to take over what is hers already.',
      example: <ResponsibleControl responsible={ME} onTakeOver={() => undefined} onRelease={() => undefined} />,
    },
  },
];
