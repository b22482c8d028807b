import { ROUTE_PATHS, type RoutePath, routeAddress } from '@guiche/domain/access';
import { START } from '../shared/address/href.ts';
import { dashboardAddress, type Person, readRedirect, tabsOf } from './guards.ts';
import type { LoadScreen } from './load-screen.ts';

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

const lists: LoadScreen = () => import('../features/lists/route.tsx');

/** The request that the dashboard was asked to open at once. @see A-041 */
function askedRequest(query: URLSearchParams): Forward | null {
  const asked = readRedirect(query);
  return asked && { address: routeAddress('/relatorio', { idSolicitacao: asked.idSolicitacao }), customer: asked.cliente };
}

/** The container of the settings shows the first screen of them that the user may open. @see A-047 */
function firstOfSettings(_: URLSearchParams, user: Person): Forward {
  const [first] = tabsOf(user);
  return { address: first ? routeAddress(first) : START };
}

/** The routes of the first screens, and those that lead elsewhere. */
const OWN = {
  '/dashboard': { screen: lists, forward: askedRequest },
  '/agencia': { screen: lists },
  '/config': { forward: firstOfSettings },
  '/redirect': { startsAnew: true },
  '/redirecionamento-solicitacao': { forward: (query) => ({ address: dashboardAddress(query) }) },
} satisfies Partial<Record<RoutePath, AppRoute>>;

const isOwn = (path: RoutePath): path is keyof typeof OWN => path in OWN;

/**
 * What every route has to show here, by path. Who may open one is told by the domain. The screens that are opened later are not named: a
 * line for each would weigh more in the first load.
 * @see
 */
export const ROUTES: ReadonlyMap<RoutePath, AppRoute> = new Map<RoutePath, AppRoute>(
  ROUTE_PATHS.map((path) => [
    path,
    isOwn(path) ? OWN[path] : { screen: async () => (await import('./rare-screens.ts')).RARE_SCREENS[path]() },
  ]),
);
