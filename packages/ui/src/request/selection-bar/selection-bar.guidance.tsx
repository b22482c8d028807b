import type { GuidancePair } from '../../test-support/page.ts';
import { SelectionBar, type SelectionBarProps } from './selection-bar.tsx';

const BAR: SelectionBarProps = {
  count: 450,
  onTakeOver: () => undefined,
  onExport: () => undefined,
  onClear: () => undefined,
};

export const guidance: readonly GuidancePair[] = [
  {
    framed: 160,
    do: {
      words: 'How far it is, and nothing can be pressed meanwhile.',
      example: <SelectionBar {...BAR} running={{ done: 200, total: 450 }} />,
    },
    dont: {
      words: 'While 450 requests change hands nothing is seen of it: Assumir is pressed a second time.',
      example: <SelectionBar {...BAR} />,
    },
  },
];
