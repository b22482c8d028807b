import type { GuidancePair } from '../../test-support/page.ts';
import { RequestFilters, type RequestFiltersProps } from './request-filters.tsx';

const FILTERS: RequestFiltersProps = {
  value: { termo: '', responsavel: 'meus', cliente: null, prazo: 'vencidos' },
  onTermChange: () => undefined,
  onChange: () => undefined,
  clients: [
    { id: 1, nome: 'Aurora Alimentos' },
    { id: 2, nome: 'Banco Ipê' },
    { id: 3, nome: 'Metalúrgica Serra Azul' },
  ],
};

export const guidance: readonly GuidancePair[] = [
  {
    do: {
      words: 'How many requests they leave: a filter of yesterday is noticed by its small number.',
      example: <RequestFilters {...FILTERS} count={3} />,
    },
    dont: {
      words: 'Without the number, three requests look like a quiet morning.',
      example: <RequestFilters {...FILTERS} />,
    },
  },
];
