import type { User } from '../entities/index.ts';
import { mayUse } from './permission-check.ts';
import { activeProfile } from './profiles.ts';
import { mayOpen, type RoutePath } from './routes.ts';

type Person = Pick<User, 'profiles' | 'permissoes'>;

/** The screens of the settings, in the order of their tabs. @see */
export const SETTINGS_TABS = [
  '/config/usuario',
  '/config/agencia',
  '/config/clientes',
  '/config/grupos',
  '/config/vip-premium',
] as const satisfies readonly RoutePath[];
export type SettingsTab = (typeof SETTINGS_TABS)[number];

/**
 * Whether a user may open a route: the active profile is on its list, and the ticket bank needs the permission BANCO_BILHETES as well. The
 * menu shows its entry to the same users. `strict` is the build's strict mode.
 * @see
 */
export function userMayOpen(path: RoutePath, user: Person, strict = false): boolean {
  const profile = activeProfile(user);
  if (profile === undefined || !mayOpen(path, profile)) return false;
  return path !== '/banco-bilhetes' || mayUse(user, 'BANCO_BILHETES', strict);
}

/**
 * The tabs of the settings that a user sees: one for each screen that the user may open; the users tab needs the permission USUARIOS.
 * @see
 */
export function settingsTabs(user: Person, strict = false): readonly SettingsTab[] {
  return SETTINGS_TABS.filter((tab) => userMayOpen(tab, user, strict) && (tab !== '/config/usuario' || mayUse(user, 'USUARIOS', strict)));
}
