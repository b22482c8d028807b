import type { UserFilter } from '@guiche/domain/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { onScreen } from '../../test-support/screens.ts';
import { UserList } from './user-list.tsx';
import type { ListedUser } from './user-list-props.ts';

const person = (id: string, name: string, changes: Partial<ListedUser> = {}): ListedUser => ({
  id,
  name,
  login: `${id}@guiche.demo`,
  email: `${id}@guiche.demo`,
  profile: 'AGENCY',
  ativo: true,
  ...changes,
});

const USERS = [
  person('camila', 'Camila Nogueira Prado'),
  person('davi', 'Davi Amaral Teles', { login: 'davi', email: 'davi.teles@guiche.demo' }),
  person('otavio', 'Otávio Lacerda', { profile: 'ADMIN' }),
  person('renata', 'Renata Vasconcelos', { profile: 'AGENCY_ADMIN' }),
  person('simone', 'Simone Tavares', { profile: 'AGENCY_INTERNAL', ativo: false, email: '' }),
];

/** The list as a screen uses it: filter, text and selection are kept, and the filter acts on the users. */
function Kept(props: ComponentProps<typeof UserList>) {
  const [filter, setFilter] = useState<UserFilter>(props.filter);
  const [term, setTerm] = useState(props.term);
  const [selected, setSelected] = useState(props.selected);
  const shown = props.users?.filter(({ ativo, name }) => (ativo ? filter.ativos : filter.inativos) && name.toLowerCase().includes(term));
  return (
    <UserList
      {...props}
      users={shown}
      filter={filter}
      onFilterChange={(next) => {
        props.onFilterChange(next);
        setFilter(next);
      }}
      term={term}
      onTermChange={(next) => {
        props.onTermChange(next);
        setTerm(next);
      }}
      selected={selected}
      onSelectedChange={(ids) => {
        props.onSelectedChange(ids);
        setSelected(ids);
      }}
    />
  );
}

const meta = {
  title: 'Users/UserList',
  component: UserList,
  render: (args) => <Kept {...args} />,
  args: {
    users: USERS,
    filter: { ativos: true, inativos: true },
    onFilterChange: fn(),
    term: '',
    onTermChange: fn(),
    selected: [],
    onSelectedChange: fn(),
    onInvite: fn(),
    hrefOf: ({ id }) => `#/config/usuario?id=${id}`,
    newHref: '#/config/usuario?id=novo',
    onOpenLog: fn(),
  },
} satisfies Meta<typeof UserList>;
export default meta;
type Story = StoryObj<typeof meta>;

const box = (name: string) => screen.getByRole('checkbox', { name });
const boxes = () => screen.getAllByRole('checkbox', { name: /^Selecionar [A-Z]/ });
const invite = () => userEvent.click(screen.getByRole('button', { name: 'Enviar convite' }));
const rows = () => screen.getAllByRole('row').slice(1);

export const Some: Story = {};
export const WhatARowTells: Story = {
  name: 'a row tells login and e-mail, role and state; its name leads to the form, its button opens the log',
  tags: ['!autodocs'],
  play: async ({ args }) => {
    const [, davi, otavio, , simone] = rows();
    await expect(davi).toHaveTextContent('davi, davi.teles@guiche.demo');
    await expect(otavio).toHaveTextContent('Administrador da plataforma');
    await expect(simone).toHaveTextContent('Usuário interno');
    await expect(simone).toHaveTextContent('Inativo');
    await expect(screen.getByRole('link', { name: 'Davi Amaral Teles' })).toHaveAttribute('href', '#/config/usuario?id=davi');
    await expect(screen.getByRole('link', { name: 'Novo usuário' })).toHaveAttribute('href', '#/config/usuario?id=novo');
    await userEvent.click(screen.getByRole('button', { name: 'Histórico de Simone Tavares' }));
    await expect(args.onOpenLog).toHaveBeenCalledWith(USERS[4]);
  },
};

export const Kinds: Story = {
  name: 'A-213 active and inactive may both be on, and unchecking the last one is refused in words',
  play: async ({ args }) => {
    await userEvent.click(box('Inativos'));
    await expect(args.onFilterChange).toHaveBeenLastCalledWith({ ativos: true, inativos: false });
    await expect(rows()).toHaveLength(4);
    await userEvent.click(box('Ativos'));
    await expect(screen.getByRole('alert')).toHaveTextContent('Mantenha ao menos uma opção marcada: ativos ou inativos.');
    await expect(box('Ativos')).toBeChecked();
    await expect(args.onFilterChange).toHaveBeenCalledOnce();
    await userEvent.click(box('Inativos'));
    await expect(screen.queryByRole('alert')).toBeNull();
    await expect(rows()).toHaveLength(5);
  },
};

export const Term: Story = {
  name: 'A-214 a text is looked for',
  play: async ({ args }) => {
    await userEvent.type(screen.getByRole('searchbox', { name: 'Buscar' }), 'simone');
    await expect(args.onTermChange).toHaveBeenLastCalledWith('simone');
    await expect(rows()).toHaveLength(1);
    await userEvent.type(screen.getByRole('searchbox', { name: 'Buscar' }), 'x');
    await expect(screen.getByText('Nenhum usuário encontrado.')).toBeVisible();
    await expect(screen.queryByRole('checkbox', { name: 'Selecionar todos' })).toBeNull();
  },
};

export const SelectAll: Story = {
  name: 'A-215 "select all" selects the rows that the filter shows, and no other',
  play: async ({ args }) => {
    await userEvent.click(box('Inativos'));
    await userEvent.click(box('Selecionar todos'));
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith(['camila', 'davi', 'otavio', 'renata']);
    await userEvent.click(box('Inativos'));
    await expect(box('Selecionar Simone Tavares')).not.toBeChecked();
    await expect(box('Selecionar todos')).not.toBeChecked();
    await expect(screen.getByRole('status')).toHaveTextContent('5 usuários, 4 selecionados');
    // What is no longer shown is not invited.
    await userEvent.type(screen.getByRole('searchbox', { name: 'Buscar' }), 'camila');
    await expect(screen.getByRole('status')).toHaveTextContent('1 usuário, 1 selecionado');
    await invite();
    await expect(args.onInvite).toHaveBeenCalledWith([USERS[0]]);
  },
};

export const Invite: Story = {
  name: 'A-216 an invite without a selected user is refused in words; with some they are handed over',
  play: async ({ args }) => {
    await invite();
    await expect(screen.getByRole('alert')).toHaveTextContent('Selecione ao menos um usuário.');
    await expect(args.onInvite).not.toHaveBeenCalled();
    await userEvent.click(box('Selecionar Davi Amaral Teles'));
    await userEvent.click(box('Selecionar Renata Vasconcelos'));
    await expect(screen.queryByRole('alert')).toBeNull();
    await userEvent.click(box('Selecionar Davi Amaral Teles'));
    await invite();
    await expect(args.onInvite).toHaveBeenCalledWith([USERS[3]]);
  },
};

export const ByKeyboard: Story = {
  name: 'A-213 A-215 filters, selection and rows are reached by Tab in the order in which they are seen',
  play: async () => {
    screen.getByRole('searchbox', { name: 'Buscar' }).focus();
    for (const next of [box('Ativos'), box('Inativos'), screen.getByRole('link', { name: 'Novo usuário' }), box('Selecionar todos')]) {
      await userEvent.tab();
      await expect(next).toHaveFocus();
    }
    await userEvent.keyboard(' ');
    await expect(boxes().every((one) => one.getAttribute('aria-checked') === 'true')).toBe(true);
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Enviar convite' })).toHaveFocus();
    await userEvent.tab();
    await expect(box('Selecionar Camila Nogueira Prado')).toHaveFocus();
    await userEvent.tab();
    await expect(screen.getByRole('link', { name: 'Camila Nogueira Prado' })).toHaveFocus();
  },
};

export const Phone: Story = {
  ...onScreen('phone'),
  play: async () => {
    const [first] = within(screen.getByRole('list', { name: 'Usuários' })).getAllByRole('listitem');
    await expect(first).toHaveTextContent('Camila Nogueira Prado');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

export const Empty: Story = { args: { users: [] } };
export const Loading: Story = { args: { users: undefined } };
export const Searching: Story = { args: { searching: true } };
export const Failed: Story = {
  name: 'A-301 a failure is said with a button to try again',
  args: { users: undefined, error: 'Erro ao buscar os usuários.', onRetry: fn() },
  play: async ({ args }) => {
    await expect(screen.getByRole('alert')).toHaveTextContent('Erro ao buscar os usuários.');
    await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
