import { isClientProfile, type ProfileCode } from './profiles.ts';

/**
 * The routes of the back office, and the profiles that may open each; an empty list admits every profile of the agency, and no traveller or
 * approver. A nested route has its own list, and only that list counts: the settings screens admit profiles that their container does not.
 *
 * `:cliente` matches a client's name, `/*` for everything below.
 * @see A-015, A-037, A-041 to A-061, S-013
 */
const ROUTE_PROFILES = {
  '/dashboard': [2, 3],
  '/agencia': [],
  '/banco-bilhetes': [2, 3],
  '/agenciaAlteracao': [2, 3, 4],
  '/historicoagencia': [2, 3, 4],
  '/config': [3],
  '/config/usuario': [1, 2, 3],
  '/config/agencia': [3],
  '/config/clientes': [3],
  '/config/grupos': [3],
  '/config/vip-premium': [1, 2, 3],
  '/clientes/credenciais': [3],
  '/relatorio': [2, 3],
  '/relatorios': [2, 3, 4],
  '/servicos/:cliente': [3],
  '/diretorio-hoteis/*': [],
  '/pendencia': [],
  '/painel-gerencial': [3],
  '/integracoes': [3],
  '/redirecionamento-solicitacao': [],
  '/redirect': [],
  '/pesquisa/*': [2, 3, 5, 6],
} as const satisfies Record<string, readonly ProfileCode[]>;

export type RoutePath = keyof typeof ROUTE_PROFILES;

/** Every route of the back office. */
export const ROUTE_PATHS = Object.keys(ROUTE_PROFILES) as readonly RoutePath[];

/** Whether a profile may open a route. @see A-015, A-037, A-038, A-041 to A-060 */
export function mayOpen(path: RoutePath, profile: ProfileCode): boolean {
  const allowed: readonly ProfileCode[] = ROUTE_PROFILES[path];
  return allowed.length > 0 ? allowed.includes(profile) : !isClientProfile(profile);
}

/**
 * The route where a user starts: the dashboard for profiles 2 and 3, the agency's lists for 1 and 4, the own requests for travellers and
 * approvers.
 * @see A-034
 */
export function landingRoute(profile: ProfileCode): Extract<RoutePath, '/dashboard' | '/agencia' | '/pesquisa/*'> {
  if (mayOpen('/dashboard', profile)) return '/dashboard';
  return mayOpen('/agencia', profile) ? '/agencia' : '/pesquisa/*';
}

/**
 * The route to which a user is sent after opening a route that is not allowed: profile 2 to the dashboard, travellers and approvers to their
 * requests, others to the pending screen.
 * @see A-035, A-036
 */
export function refusedRoute(profile: ProfileCode): Extract<RoutePath, '/dashboard' | '/pendencia' | '/pesquisa/*'> {
  if (profile === 2) return '/dashboard';
  return mayOpen('/pendencia', profile) ? '/pendencia' : '/pesquisa/*';
}
