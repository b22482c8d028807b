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
  /** Opening the route shows no screen: nothing of what the browser keeps is left, and the site is loaded anew. @see A-061 */
  readonly startsAnew?: true;
}

/** The screens that are opened less often: a list, because a line for each would weigh more in the first load. */
const RARE = [
  '/agenciaAlteracao',
  '/historicoagencia',
  '/pendencia',
  '/config/usuario',
  '/config/agencia',
  '/config/clientes',
  '/config/grupos',
  '/config/vip-premium',
  '/integracoes',
  '/pesquisa/*',
  '/banco-bilhetes',
  '/diretorio-hoteis/*',
  '/painel-gerencial',
] as const satisfies readonly (keyof typeof RARE_SCREENS)[];

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
  ['/relatorio', { screen: async () => (await import('./request-screen.ts')).loadRequestScreen() }],
  ['/config', { forward: firstOfSettings }],
  ['/redirect', { startsAnew: true }],
  ...RARE.map((path) => [path, { screen: async () => (await import('./rare-screens.ts')).RARE_SCREENS[path]() }] as const),
  ['/redirecionamento-solicitacao', { forward: (query) => ({ address: dashboardAddress(query) }) }],
]);

/** The screens of the settings that a user sees, in the order of their tabs. @see */
export function settingsOf(user: Person): readonly SettingsTab[] {
  return tabsOf(user).filter((tab) => ROUTES.has(tab));
}
