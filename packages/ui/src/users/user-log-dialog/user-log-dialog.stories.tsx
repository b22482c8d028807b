import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { type ShownUserLogEntry, UserLogDialog } from './user-log-dialog.tsx';

const BY = 'Renata Vasconcelos';
const entry = (acao: string, data: string, before: string | null = null, after: string | null = null): ShownUserLogEntry => ({
  acao,
  usuario: BY,
  data: data as ShownUserLogEntry['data'],
  valorAnterior: before,
  valorNovo: after,
});

const ENTRIES = [
  entry('INSERT', '2026-10-02T12:00:00.000Z'),
  entry('CHANGE_EMAIL', '2026-11-20T13:31:00.000Z', '', 'camila@guiche.demo'),
  entry('CHANGE_PROFILE', '2026-11-20T13:30:00.000Z', 'AGENCY', 'AGENCY_ADMIN'),
  entry('CHANGE_ACTIVE', '2026-11-20T13:29:00.000Z', 'false', 'true'),
  entry('CHANGE_CHANGE_PASSWORD', '2026-11-20T13:28:00.000Z', 'false', 'true'),
  { ...entry('LOGIN', '2026-11-21T17:05:09.000Z'), usuario: 'Camila Nogueira Prado' },
];

const meta = {
  title: 'Users/UserLogDialog',
  component: UserLogDialog,
  parameters: { docs: { story: { inline: false, iframeHeight: 560 } } },
  args: { open: true, onOpenChange: fn(), context: 'Camila Nogueira Prado', entries: ENTRIES },
} satisfies Meta<typeof UserLogDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const items = () => screen.getAllByRole('listitem');

export const Listed: Story = {};
export const Some: Story = {
  name: 'A-225 A-157 each entry has its moment, its action in words, and who did it, the newest first',
  play: async () => {
    await expect(screen.getByRole('dialog', { name: 'Histórico do usuário' })).toHaveAccessibleDescription('Camila Nogueira Prado');
    await expect(items().map((item) => within(item).getByRole('time').textContent)).toEqual([
      '21/11 14:05',
      '20/11 10:31',
      '20/11 10:30',
      '20/11 10:29',
      '20/11 10:28',
      '02/10 09:00',
    ]);
    const [login, email, profile, active, demand, created] = items();
    await expect(login).toHaveTextContent('Acesso ao sistemapor Camila Nogueira Prado');
    await expect(email).toHaveTextContent('E-mail alteradopor Renata VasconcelosDe vazio para camila@guiche.demo');
    await expect(profile).toHaveTextContent('De Usuário para Administrador');
    await expect(active).toHaveTextContent('De Inativo para Ativo');
    await expect(demand).toHaveTextContent('De Não para Sim');
    await expect(created).toHaveTextContent('Usuário criadopor Renata Vasconcelos');
    await expect(created).not.toHaveTextContent('para');
  },
};

export const Unknown: Story = {
  name: 'A-319 an action that is not known is said to be so',
  args: { entries: [entry('CHANGE_FOTO', '2026-11-20T13:30:00.000Z')] },
  play: async () => {
    await expect(items()[0]).toHaveTextContent('Ação não reconhecida.');
    await expect(items()[0]).not.toHaveTextContent('CHANGE_FOTO');
  },
};

export const Empty: Story = { args: { entries: [] } };
export const Loading: Story = {
  args: { entries: undefined },
  play: async () => expect(screen.getByRole('status', { name: 'Carregando o histórico' })).toBeVisible(),
};
export const Failed: Story = {
  args: { entries: undefined, error: 'Erro ao buscar o histórico de alterações.', onRetry: fn() },
  play: async ({ args }) => {
    await expect(screen.getByRole('alert')).toHaveTextContent('Erro ao buscar o histórico de alterações.');
    await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};
