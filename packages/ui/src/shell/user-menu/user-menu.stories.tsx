import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { UserMenu } from './user-menu.tsx';

const meta = {
  title: 'Shell/UserMenu',
  component: UserMenu,
  args: {
    name: 'Camila Nogueira Prado',
    agency: 'Guichê Viagens',
    profileHref: '#/config/usuario',
    helpHref: 'https://ajuda.example/',
    onShowSessions: fn(),
    onLogout: fn(),
  },
} satisfies Meta<typeof UserMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const Entries: Story = {
  name: 'A-067 A-069 S-016 S-017 help opens in a new tab, and logging out is the last entry',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Usuário: Camila Nogueira Prado' }));
    await expect(await screen.findByRole('menuitem', { name: 'Editar perfil' })).toHaveAttribute('href', '#/config/usuario');
    await expect(screen.getByRole('menuitem', { name: 'Ajuda' })).toHaveAttribute('target', '_blank');
    await userEvent.click(screen.getByRole('menuitem', { name: 'Sair' }));
    await expect(args.onLogout).toHaveBeenCalled();
  },
};

export const Sessions: Story = {
  name: 'B-068 an entry shows the open sessions',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Sessões abertas' }));
    await expect(args.onShowSessions).toHaveBeenCalledTimes(1);
  },
};

export const Keyboard: Story = {
  name: 'B-048 B-049 entries open the palette and the shortcuts, and name their keys',
  args: { onShowPalette: fn(), onShowShortcuts: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await screen.findByRole('menuitem', { name: /^Ir para…/ })).toHaveTextContent(/Ctrl K$/);
    await userEvent.click(screen.getByRole('menuitem', { name: /^Ir para…/ }));
    await expect(args.onShowPalette).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.click(await screen.findByRole('menuitem', { name: /^Atalhos de teclado/ }));
    await expect(args.onShowShortcuts).toHaveBeenCalledTimes(1);
  },
};

export const DesktopNotices: Story = {
  name: 'B-051 an entry switches the notifications of the desktop on, and off once they are',
  args: { desktopNotices: { on: false, onChange: fn() } },
  play: async ({ args, canvas, mount, userEvent }) => {
    await mount(<UserMenu {...args} />);
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Avisar prazos no computador' }));
    await expect(args.desktopNotices?.onChange).toHaveBeenLastCalledWith(true);
    await mount(<UserMenu {...args} desktopNotices={{ on: true, onChange: args.desktopNotices?.onChange ?? fn() }} />);
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Não avisar prazos no computador' }));
    await expect(args.desktopNotices?.onChange).toHaveBeenLastCalledWith(false);
  },
};

export const WithoutProfile: Story = {
  name: 'A-068 who may not open the profile sees no entry for it',
  args: { profileHref: undefined, helpHref: undefined },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await screen.findAllByRole('menuitem')).toHaveLength(2);
  },
};
