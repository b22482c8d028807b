import type { GuidancePair } from '../../test-support/page.ts';
import type { EditedGroup } from './edited-group.ts';
import { GroupForm } from './group-form.tsx';

const SERRA = { id: 101, name: 'Metalúrgica Serra Azul S.A.' };
const GROUP: EditedGroup = { id: '7', versao: 3, nome: '', descricao: '', clientes: [SERRA] };
const nothing = () => undefined;
const FORM = { clients: [SERRA], onSubmit: async () => [], onDraftChange: nothing, onDiscardDraft: nothing, onClose: nothing };

export const guidance: readonly GuidancePair[] = [
  {
    do: {
      words: 'Named by what its clients have in common, described by who is to take them.',
      example: <GroupForm {...FORM} value={{ ...GROUP, nome: 'Indústria', descricao: 'Fábricas da Serra, célula da manhã.' }} />,
    },
    dont: {
      words: 'Named after a person: with her holiday the group loses its name.',
      example: <GroupForm {...FORM} value={{ ...GROUP, nome: 'Clientes da Camila', descricao: '' }} />,
    },
  },
];
