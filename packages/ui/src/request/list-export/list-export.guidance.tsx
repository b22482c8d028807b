import type { GuidancePair } from '../../test-support/page.ts';
import { ListExport, type ListExportProps } from './list-export.tsx';

const EXPORT: ListExportProps = {
  count: 100_000,
  onExport: () => undefined,
  onCancel: () => undefined,
  onRetry: () => undefined,
};

export const guidance: readonly GuidancePair[] = [
  {
    do: {
      words: 'How far it is and of how many rows: one sees whether to wait for it.',
      example: <ListExport {...EXPORT} running={{ rows: 12_300, total: 100_000 }} />,
    },
    dont: {
      words: 'A total that is known and not given: after a minute it looks stuck, and is cancelled.',
      example: <ListExport {...EXPORT} running={{ rows: 12_300, total: undefined }} />,
    },
  },
];
