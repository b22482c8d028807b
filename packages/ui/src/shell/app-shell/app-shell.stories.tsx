import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { ClientSelector } from '../client-selector/index.ts';
import { AppShell, type AppShellProps } from './app-shell.tsx';

const meta = {
  title: 'Shell/AppShell',
  component: AppShell,
  parameters: {
    layout: 'fullscreen',
    viewport: {
      options: {
        1024: { name: '1024', styles: { width: '1024px', height: '768px' }, type: 'desktop' },
        1280: { name: '1280', styles: { width: '1280px', height: '768px' }, type: 'desktop' },
        1366: { name: '1366', styles: { width: '1366px', height: '768px' }, type: 'desktop' },
      },
    },
  },
  globals: { viewport: { value: '1366', isRotated: false } },
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

/** The screens of a manager, in the language with the longest names. */
const SPANISH = {
  navigation: ['Panel', 'Cotizaciones y emisiones', 'Emisiones cambiadas', 'Pendientes', 'Historial'].map((label, index) => ({
    href: `#/${index}`,
    label,
    current: index === 1,
  })),
  moreNavigation: [{ href: '#/config', label: 'Configuración', current: false }],
  language: 'es',
  notifications: [{ quantidade: 141, tipoNotificacao: 'COTACAO' }],
  clientSelector: <ClientSelector clients={[]} loadClients={async () => []} value={null} onValueChange={fn()} />,
} satisfies Partial<AppShellProps>;

export const InSpanishAt1280: Story = {
  name: 'A-070 in a window of 1280 px each screen is named in one line, and the client can be read',
  args: SPANISH,
  globals: { viewport: { value: '1280', isRotated: false }, language: 'es' },
  play: async ({ canvas }) => {
    const lines = within(canvas.getByRole('navigation'))
      .getAllByRole('link')
      .map((link) => {
        const text = document.createRange();
        text.selectNodeContents(link);
        return text.getClientRects().length;
      });
    await expect(lines).toEqual([1, 1, 1, 1, 1]);
    await expect(canvas.getByRole('combobox').offsetWidth).toBeGreaterThan(140);
    await expect(document.documentElement.scrollWidth).toBe(1280);
  },
};

export const InSpanishAt1024: Story = {
  name: 'A-070 in a narrower one the screens are in a menu, and the client has its place',
  args: SPANISH,
  globals: { viewport: { value: '1024', isRotated: false }, language: 'es' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Navegación principal' })).toBeVisible();
    await expect(canvas.getByRole('combobox').offsetWidth).toBeGreaterThan(180);
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
