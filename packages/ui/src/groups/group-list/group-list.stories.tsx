import type { ServiceGroup } from '@guiche/domain/entities';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { GroupList } from './group-list.tsx';

const GROUPS: readonly ServiceGroup[] = [
  {
    id: 1,
    versao: 2,
    nome: 'Indústria',
    descricao: 'Fábricas da Serra: emissões da manhã, com o plantão do fim de semana.',
    clientes: [
      { id: 101, name: 'Metalúrgica Serra Azul S.A.' },
      { id: 105, name: 'Tecelagem Rio das Flores Ltda.' },
    ],
  },
  { id: 2, versao: 1, nome: 'Sem clientes', descricao: 'Ainda por montar.', clientes: [] },
];

const meta = {
  title: 'Groups/GroupList',
  component: GroupList,
  args: { groups: GROUPS, hrefOf: ({ id }) => `#/config/grupos?id=${id}`, newHref: '#/config/grupos?id=novo' },
} satisfies Meta<typeof GroupList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {
  play: async ({ canvas }) => {
    const [first, second] = within(canvas.getByRole('list', { name: 'Grupos de serviços' })).getAllByRole('listitem');
    await expect(first).toHaveTextContent(
      /^Indústria2 clientesFábricas da Serra.*Metalúrgica Serra Azul S.A., Tecelagem Rio das Flores Ltda.$/,
    );
    await expect(second).toHaveTextContent(/^Sem clientesSem clientesAinda por montar\.$/);
    await expect(canvas.getByRole('status')).toHaveTextContent('2 grupos');
    await expect(canvas.getByRole('link', { name: 'Indústria' })).toHaveAttribute('href', '#/config/grupos?id=1');
    await expect(canvas.getByRole('link', { name: 'Novo grupo' })).toHaveAttribute('href', '#/config/grupos?id=novo');
  },
};
export const Loading: Story = { args: { groups: undefined } };
export const None: Story = { args: { groups: [] } };
export const Failed: Story = {
  args: { groups: undefined, error: 'Não foi possível carregar os grupos de serviços.', onRetry: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Tentar/ }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'mobile1' } } };
