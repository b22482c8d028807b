import type { RoutePath } from '@guiche/domain/access';
import type { LoadScreen } from './load-screen.ts';

/**
 * The screens that are not the first one. They are named here and not beside the routes: the files of a screen stand by name in whatever
 * imports it, and the first load would grow with each.
 */
export const RARE_SCREENS = {
  '/relatorio': () => import('../features/request/route.tsx'),
  '/agenciaAlteracao': () => import('./changed-issues-screen.tsx'),
  '/banco-bilhetes': () => import('../features/embedded/ticket-bank.tsx'),
  '/historicoagencia': () => import('./history-screen.tsx'),
  '/pendencia': () => import('../features/pending/route.tsx'),
  '/config/agencia': () => import('../features/agency/route.tsx'),
  '/config/clientes': () => import('../features/clients/route.tsx'),
  '/config/grupos': () => import('../features/groups/route.tsx'),
  '/config/vip-premium': () => import('../features/vip/route.tsx'),
  '/clientes/credenciais': () => import('../features/credentials/credentials-screen.tsx'),
  '/config/usuario': () => import('./users-screen.tsx'),
  '/diretorio-hoteis/*': () => import('../features/embedded/hotel-directory.tsx'),
  '/painel-gerencial': () => import('../features/management/route.tsx'),
  '/relatorios': () => import('../features/reports/route.tsx'),
  '/pesquisa/*': () => import('../features/search/route.tsx'),
  '/integracoes': () => import('../features/integrations/route.tsx'),
  '/servicos/:cliente': () => import('../features/credentials/services-screen.tsx'),
} as const satisfies Partial<Record<RoutePath, LoadScreen>>;

// Named here for the same reason.

/** What the agency's users rarely meet in place of the app. */
export const loadRareFirstPage = () => import('./rare-first-page.tsx');
/** The first screen of most people has no choice of a client. */
export const loadClientChoice = () => import('./client-choice.tsx');
/** Few open an address that is not theirs. */
export const loadLedAway = () => import('./led-away.tsx');
/** Loaded when the first screen has been shown. */
export const loadDesk = () => import('./desk.tsx');
