import type { GuidancePair } from '../../test-support/page.ts';
import { TreeView } from './tree-view.tsx';

const leaveAsItIs = () => {};
const shared = { selected: 'engenharia', onSelectedChange: leaveAsItIs };

export const guidance: readonly GuidancePair[] = [
  {
    do: {
      words: 'Things lie within each other, and the way down to the selected one is expanded.',
      example: (
        <TreeView
          {...shared}
          label="Unidades"
          defaultExpanded={['matriz']}
          nodes={[
            {
              id: 'matriz',
              label: 'Matriz',
              children: [
                { id: 'comercial', label: 'Comercial' },
                { id: 'engenharia', label: 'Engenharia' },
              ],
            },
            { id: 'filial', label: 'Filial Recife', children: [{ id: 'obras', label: 'Obras' }] },
          ]}
        />
      ),
    },
    dont: {
      words: 'The selected one is out of sight: nobody sees where they are.',
      example: (
        <TreeView
          {...shared}
          label="Unidades"
          nodes={[
            { id: 'matriz', label: 'Matriz', children: [{ id: 'engenharia', label: 'Engenharia' }] },
            { id: 'filial', label: 'Filial Recife', children: [{ id: 'obras', label: 'Obras' }] },
          ]}
        />
      ),
    },
  },
];
