import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
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
    user: { name: 'Camila Nogueira Prado', agency: 'Guichê Viagens', onShowSessions: fn(), onLogout: fn() },
    language: 'pt-BR',
    onLanguageChange: fn(),
    appearance: { theme: 'system', onThemeChange: fn(), density: 'comfortable', onDensityChange: fn() },
    notifications: [{ quantidade: 17, tipoNotificacao: 'COTACAO' }],
    notificationsHref: '#/agencia',
    children: (
      <section className="g:rounded-md g:border g:border-line g:bg-surface-1 g:p-4">
        <h1 className="g:font-semibold g:text-xl">Cotações</h1>
        <p className="g:text-ink-2">Aqui fica a tela.</p>
      </section>
    ),
  },
} satisfies Meta<typeof AppShell>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Online: Story = {};
export const Offline: Story = { args: { offline: true } };
export const OnAPhone: Story = { globals: { viewport: { value: 'mobile1' } } };

export const WithoutABell: Story = {
  name: 'there is no bell for who has no list of what waits',
  args: { notificationsHref: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: /notific/i })).toBeNull();
    await expect(canvas.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['#/', '#/dashboard', '#/agencia']);
  },
};

export const MoreScreens: Story = {
  name: 'the screens that are opened less often stand in a menu, which says when one of them is shown',
  args: {
    navigation: [{ href: '#/dashboard', label: 'Painel', current: false }],
    moreNavigation: [
      { href: '#/painel-gerencial', label: 'Painel gerencial', current: false },
      { href: '#/config', label: 'Configurações', current: true },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const more = canvas.getByRole('button', { name: 'Mais' });
    await expect(more).toHaveAttribute('aria-current', 'true');
    await userEvent.click(more);
    const entries = await screen.findAllByRole('menuitem');
    await expect(entries.map((entry) => [entry.textContent, entry.getAttribute('href'), entry.getAttribute('aria-current')])).toEqual([
      ['Painel gerencial', '#/painel-gerencial', null],
      ['Configurações', '#/config', 'page'],
    ]);
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('button', { name: 'Mais' })).toHaveFocus();
  },
};

export const MoreScreensOnAPhone: Story = {
  name: 'on a phone the menu of the screens holds all of them',
  args: { moreNavigation: [{ href: '#/config', label: 'Configurações', current: false }] },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Navegação principal' }));
    const entries = await screen.findAllByRole('menuitem');
    await expect(entries.map(({ textContent }) => textContent)).toEqual(['Painel', 'Cotações e emissões', 'Configurações']);
    await userEvent.keyboard('{Escape}');
  },
};

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

export const OverTheWholeWidth: Story = {
  name: 'the top menu is as wide as the window; a scrollbar that comes moves nothing and covers nothing',
  play: async ({ canvas }) => {
    const menu = canvas.getByRole('banner');
    const heading = canvas.getByRole('heading', { level: 1 });
    const user = canvas.getByRole('button', { name: /Camila/ });
    await expect(menu.getBoundingClientRect().width).toBe(window.innerWidth);
    const before = [heading, user].map((element) => element.getBoundingClientRect().left);
    const page = canvas.getByRole('main');
    page.style.minHeight = '200vh';
    await expect(document.documentElement.scrollHeight).toBeGreaterThan(window.innerHeight);
    await expect([heading, user].map((element) => element.getBoundingClientRect().left)).toEqual(before);
    await expect(user.getBoundingClientRect().right).toBeLessThanOrEqual(document.documentElement.clientWidth);
    page.style.minHeight = '';
  },
};

export const NoticeOverTheWholeWidth: Story = {
  name: 'the notice about the connection is as wide as the menu; what stays in sight while scrolling stands below both',
  args: { offline: true },
  play: async ({ canvas }) => {
    const menu = canvas.getByRole('banner').getBoundingClientRect();
    const notice = canvas.getByText(/^Sem conexão/);
    const ground = notice.closest<HTMLElement>('[role="status"]');
    await expect(ground?.getBoundingClientRect()).toMatchObject({ left: menu.left, right: menu.right });
    await expect(ground && getComputedStyle(ground).backgroundColor).not.toBe(getComputedStyle(canvas.getByRole('banner')).backgroundColor);
    await expect(getComputedStyle(canvas.getByRole('main')).getPropertyValue('--guiche-sticky-top')).toBe(`${menu.height}px`);
  },
};
