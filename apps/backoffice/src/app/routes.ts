import { type RoutePath, routeAddress, type SettingsTab } from '@guiche/domain/access';
import { START } from '../shared/address/href.ts';
import { dashboardAddress, type Person, readRedirect, tabsOf } from './guards.ts';
import type { LoadScreen } from './load-screen.ts';
import type { RARE_SCREENS } from './rare-screens.ts';

/** The address that a route redirects to. */
export interface Forward {
  readonly address: string;
  /** The client company of the request that is opened there. */
  readonly customer?: string;
}

/** What a route shows, and where it leads. */
export interface AppRoute {
  /** What the route shows; a route without a screen only leads elsewhere. */
  readonly screen?: LoadScreen;
  /** Where an address with this query leads this user instead; null for nowhere. */
  readonly forward?: (query: URLSearchParams, user: Person) => Forward | null;
}

/** A screen that is opened less often. */
const rare = (path: keyof typeof RARE_SCREENS): AppRoute => ({
  screen: async () => (await import('./rare-screens.ts')).RARE_SCREENS[path](),
});

const lists: LoadScreen = () => import('../features/lists/route.tsx');

/** The request that the dashboard was asked to open at once. @see A-041 */
function askedRequest(query: URLSearchParams): Forward | null {
  const asked = readRedirect(query);
  return asked && { address: routeAddress('/relatorio', { idSolicitacao: asked.idSolicitacao }), customer: asked.cliente };
}

/** The container of the settings shows the first screen of them that the user may open. @see A-047 */
function firstOfSettings(_: URLSearchParams, user: Person): Forward {
  const [first] = settingsOf(user);
  return { address: first ? routeAddress(first) : START };
}

/** The routes that have something to show here, by path. Who may open one is told by the domain. @see */
export const ROUTES: ReadonlyMap<RoutePath, AppRoute> = new Map<RoutePath, AppRoute>([
  ['/dashboard', { screen: lists, forward: askedRequest }],
  ['/agencia', { screen: lists }],
  ['/agenciaAlteracao', { screen: () => import('./changed-issues-screen.tsx') }],
  ['/historicoagencia', { screen: () => import('./history-screen.tsx') }],
  ['/relatorio', { screen: () => import('../features/request/route.tsx') }],
  ['/pendencia', { screen: () => import('../features/pending/route.tsx') }],
  ['/config', { forward: firstOfSettings }],
  ['/config/usuario', rare('/config/usuario')],
  ['/config/agencia', rare('/config/agencia')],
  ['/config/clientes', rare('/config/clientes')],
  ['/config/grupos', rare('/config/grupos')],
  ['/integracoes', rare('/integracoes')],
  ['/redirecionamento-solicitacao', { forward: (query) => ({ address: dashboardAddress(query) }) }],
]);

/** The screens of the settings that a user sees, in the order of their tabs. @see */
export function settingsOf(user: Person): readonly SettingsTab[] {
  return tabsOf(user).filter((tab) => ROUTES.has(tab));
}
