import type { ServiceGroup } from '@guiche/domain/entities';
import type { GuidancePair } from '../../test-support/page.ts';
import { GroupList } from './group-list.tsx';

const group = (nome: string, descricao: string): ServiceGroup => ({
  id: 1,
  versao: 2,
  nome,
  descricao,
  clientes: [{ id: 101, name: 'Metalúrgica Serra Azul S.A.' }],
});
const LINKS = { hrefOf: () => '#/config/grupos?id=1', newHref: '#/config/grupos?id=novo' };

export const guidance: readonly GuidancePair[] = [
  {
    do: {
      words: 'Who works in it and when: a request lands in the right group.',
      example: (
        <GroupList {...LINKS} groups={[group('Indústria', 'Fábricas da Serra: emissões da manhã, com o plantão do fim de semana.')]} />
      ),
    },
    dont: {
      words: 'A number and an empty word: each request is asked about.',
      example: <GroupList {...LINKS} groups={[group('Grupo 1', 'Diversos')]} />,
    },
  },
];
