import {
  activeProfile,
  landingRoute,
  type RoutePath,
  refusedRoute,
  routeAddress,
  type SettingsTab,
  settingsTabs,
  userMayOpen,
} from '@guiche/domain/access';
import type { User } from '@guiche/domain/entities';

/** What decides about a user what may be opened. */
export type Person = Pick<User, 'profiles' | 'permissoes'>;

/** Whether the build looks into the permissions of a user. Read when it is asked: the list of routes is also read outside of a build. @see A-018 */
const isStrict = () => import.meta.env.VITE_STRICT_PERMISSIONS === 'true';

/** Whether a user may open a route; the menu shows its entry to the same users. @see */
export function opensFor(path: RoutePath, user: Person): boolean {
  return userMayOpen(path, user, isStrict());
}

/** The tabs of the settings that a user may see. @see */
export function tabsOf(user: Person): readonly SettingsTab[] {
  return settingsTabs(user, isStrict());
}

/** The address to which `/` leads. @see A-034 */
export function startOf(user: Person): string {
  const profile = activeProfile(user);
  return routeAddress(profile ? landingRoute(profile) : '/agencia');
}

/** The address to which a user is sent who may not open a route; null for one who may. @see */
export function redirectFrom(path: RoutePath, user: Person): string | null {
  const profile = activeProfile(user);
  if (!profile) return routeAddress('/agencia');
  return opensFor(path, user) ? null : routeAddress(refusedRoute(profile));
}

/** What `/redirecionamento-solicitacao` hands to the dashboard. @see */
export interface RequestRedirect {
  readonly cliente: string;
  readonly idSolicitacao: number;
}

/** The dashboard's address with the request that it opens at once; without the request when its number is not valid. @see A-060 */
export function dashboardAddress(query: URLSearchParams): string {
  const idSolicitacao = Number(query.get('idSolicitacao'));
  if (!Number.isInteger(idSolicitacao) || idSolicitacao <= 0) return routeAddress('/dashboard');
  const redirect: RequestRedirect = { cliente: query.get('cliente') ?? '', idSolicitacao };
  return routeAddress('/dashboard', { redirecionamentoSolicitacao: JSON.stringify(redirect) });
}

/** The request that the dashboard was asked to open; null when it was not, or not understandably. @see A-041 */
export function readRedirect(query: URLSearchParams): RequestRedirect | null {
  try {
    const { cliente, idSolicitacao } = JSON.parse(query.get('redirecionamentoSolicitacao') ?? '{}');
    return Number.isInteger(idSolicitacao) && idSolicitacao > 0 ? { cliente: String(cliente ?? ''), idSolicitacao } : null;
  } catch {
    return null;
  }
}
