import type { CountedView } from '@guiche/domain/entities';
import { NO_FILTERS } from '@guiche/domain/lists';
import type { GuidancePair } from '../../test-support/page.ts';
import { ME } from '../../test-support/request-fixtures.ts';
import { ListViews, type ListViewsProps } from './list-views.tsx';

const OVERDUE: CountedView = {
  id: '00000000-0000-4000-8000-000000000001',
  nome: 'Minhas vencidas',
  filtros: { ...NO_FILTERS, responsavel: 'meus', prazo: 'vencidos' },
  ordem: null,
  colunas: null,
  compartilhada: false,
  versao: 1,
  inicial: true,
  dono: ME,
  quantidade: 7,
};
const VIEWS: ListViewsProps = {
  views: [OVERDUE],
  shown: { filtros: { ...OVERDUE.filtros, termo: 'recife' }, ordem: null, colunas: null },
  user: { id: ME.id, profiles: [2] },
  onOpen: () => undefined,
  onSave: async () => [],
  onUpdate: () => undefined,
  onShare: () => undefined,
  onStart: () => undefined,
  onRemove: () => undefined,
};

export const guidance: readonly GuidancePair[] = [
  {
    do: {
      words: 'A view that was opened and then filtered further keeps its name, marked as changed.',
      example: <ListViews {...VIEWS} openedId={OVERDUE.id} />,
    },
    dont: {
      words: 'Without `openedId` one more word in the search loses the view: it cannot be updated, only saved a second time.',
      example: <ListViews {...VIEWS} />,
    },
  },
];
