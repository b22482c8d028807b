import type { GuidancePair } from '../../test-support/page.ts';
import { UserList } from './user-list.tsx';
import type { ListedUser } from './user-list-props.ts';

const person = (id: string, name: string): ListedUser => ({
  id,
  name,
  login: `${id}@guiche.demo`,
  email: `${id}@guiche.demo`,
  profile: 'AGENCY',
  ativo: true,
});
const nothing = () => undefined;
const LIST = {
  onFilterChange: nothing,
  term: '',
  onTermChange: nothing,
  selected: [],
  onSelectedChange: nothing,
  onInvite: nothing,
  hrefOf: ({ id }: ListedUser) => `#/config/usuario?id=${id}`,
  newHref: '#/config/usuario?id=novo',
  onOpenLog: nothing,
};

export const guidance: readonly GuidancePair[] = [
  {
    framed: 420,
    do: {
      words: 'Somebody who left is filtered out, and not deleted: what they did keeps their name.',
      example: <UserList {...LIST} filter={{ ativos: true, inativos: false }} users={[person('camila', 'Camila Nogueira Prado')]} />,
    },
    dont: {
      words: 'Everybody who was ever here: access data is sent to somebody who left.',
      example: (
        <UserList
          {...LIST}
          filter={{ ativos: true, inativos: true }}
          users={[person('camila', 'Camila Nogueira Prado'), { ...person('simone', 'Simone Tavares'), ativo: false }]}
        />
      ),
    },
  },
];
