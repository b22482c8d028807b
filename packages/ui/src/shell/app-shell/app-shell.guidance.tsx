import type { GuidancePair } from '../../test-support/page.ts';
import { AppShell } from './app-shell.tsx';

const SHELL = {
  homeHref: '#/',
  user: { name: 'Camila Nogueira Prado', agency: 'Guichê Viagens', onShowSessions: () => undefined, onLogout: () => undefined },
  language: 'pt-BR' as const,
  onLanguageChange: () => undefined,
  appearance: {
    theme: 'system' as const,
    onThemeChange: () => undefined,
    density: 'comfortable' as const,
    onDensityChange: () => undefined,
  },
  children: <h1 className="g:font-semibold g:text-xl">Cotações e emissões</h1>,
};
const DAILY = [
  { href: '#/dashboard', label: 'Painel', current: false },
  { href: '#/agencia', label: 'Cotações e emissões', current: true },
];
const SELDOM = ['Clientes', 'Credenciais', 'Usuários', 'VIP e premium', 'Relatórios', 'Histórico', 'Integrações'].map((label, index) => ({
  href: `#/mais/${index}`,
  label,
  current: false,
}));

export const guidance: readonly GuidancePair[] = [
  {
    framed: 320,
    do: {
      words: 'What is opened all day stands in the head, the rest in a menu behind it.',
      example: <AppShell {...SHELL} navigation={DAILY} moreNavigation={SELDOM} />,
    },
    dont: {
      words: 'Nine entries of the same weight: the two that matter are looked for each time.',
      example: <AppShell {...SHELL} navigation={[...DAILY, ...SELDOM]} />,
    },
  },
];
