import type { GuidancePair } from '../../test-support/page.ts';
import { HistoryFilters, type HistoryFiltersProps } from './history-filters.tsx';

const VALUE: HistoryFiltersProps['value'] = {
  termo: '',
  viajantes: 'Ana Beatriz',
  dataInicial: '2026-10-22',
  dataFinal: '2027-11-21',
  dataEmissao: '',
  orderBy: 'dataViagem',
  ordem: 'decrescente',
};
const FILTERS: HistoryFiltersProps = {
  value: VALUE,
  unset: { ...VALUE, viajantes: '' },
  onType: () => undefined,
  onChange: () => undefined,
  onQuickRange: () => undefined,
  count: 20,
};

export const guidance: readonly GuidancePair[] = [
  {
    do: {
      words: 'Twenty are loaded, and it says that there are more.',
      example: <HistoryFilters {...FILTERS} hasMore />,
    },
    dont: {
      words: 'The first page told as the whole: who looks for a trip of last year believes that there was none.',
      example: <HistoryFilters {...FILTERS} />,
    },
  },
];
