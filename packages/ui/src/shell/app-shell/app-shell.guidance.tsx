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
  navigation: [
    { href: '#/dashboard', label: 'Painel', current: false },
    { href: '#/agencia', label: 'Cotações e emissões', current: true },
  ],
  children: <h1 className="g:font-semibold g:text-xl">Cotações e emissões</h1>,
};

export const guidance: readonly GuidancePair[] = [
  {
    framed: 240,
    do: {
      words: 'The connection is lost: with `offline` every screen says that what is typed is kept.',
      example: <AppShell {...SHELL} offline />,
    },
    dont: {
      words: 'Without it the screen looks as if all were well: the clerk learns it when a quote cannot be saved.',
      example: <AppShell {...SHELL} />,
    },
  },
];
