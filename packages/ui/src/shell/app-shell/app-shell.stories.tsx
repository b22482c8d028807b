import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { AppShell } from './app-shell.tsx';

const meta = {
  title: 'Shell/AppShell',
  component: AppShell,
  parameters: { layout: 'fullscreen' },
  args: {
    homeHref: '#/',
    navigation: [
      { href: '#/dashboard', label: 'Painel', current: true },
      { href: '#/agencia', label: 'Cotações e emissões', current: false },
    ],
    user: { name: 'Camila Nogueira Prado', agency: 'Guichê Viagens', onLogout: fn() },
    language: 'pt-BR',
    onLanguageChange: fn(),
    appearance: { theme: 'system', onThemeChange: fn(), density: 'comfortable', onDensityChange: fn() },
    notifications: [{ quantidade: 17, tipoNotificacao: 'COTACAO' }],
    notificationsHref: '#/agencia',
    children: (
      <section className="rounded-md border border-line bg-surface-1 p-4">
        <h1 className="font-semibold text-xl">Cotações</h1>
        <p className="text-ink-2">Aqui fica a tela.</p>
      </section>
    ),
  },
} satisfies Meta<typeof AppShell>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Online: Story = {};
export const Offline: Story = { args: { offline: true } };
export const OnAPhone: Story = { globals: { viewport: { value: 'mobile1' } } };

export const SkipsTheMenu: Story = {
  name: 'the first Tab offers to jump to the content',
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const skip = canvas.getByRole('button', { name: 'Ir para o conteúdo' });
    await expect(skip).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
};
