import type { ProfileCode } from './profiles.ts';

/** The routes of the back office that exist, and who may open them; an empty list admits every profile. @see */
const ROUTE_PROFILES = {
  '/dashboard': [2, 3],
  '/agencia': [],
  '/relatorio': [2, 3],
  '/redirecionamento-solicitacao': [],
} as const satisfies Record<string, readonly ProfileCode[]>;

export type RoutePath = keyof typeof ROUTE_PROFILES;

/** Whether a profile may open a route. @see */
export function mayOpen(path: RoutePath, profile: ProfileCode): boolean {
  const allowed: readonly ProfileCode[] = ROUTE_PROFILES[path];
  return allowed.length === 0 || allowed.includes(profile);
}

/** Where a user starts: profiles 2 and 3 at the dashboard, 1 and 4 at the agency's lists. @see A-034 */
export function landingRoute(profile: ProfileCode): RoutePath {
  return mayOpen('/dashboard', profile) ? '/dashboard' : '/agencia';
}

/**
 * Where a user is sent who opened a route that is not allowed: profile 2 to the dashboard, others to their landing
 * route, which stands in for the pending screen as long as that has no route.
 * @see
 */
export function refusedRoute(profile: ProfileCode): RoutePath {
  return profile === 2 ? '/dashboard' : landingRoute(profile);
}
