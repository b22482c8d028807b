import { routeAddress } from '@guiche/domain/access';
import type { User } from '@guiche/domain/entities';
import { hrefTo } from '../shared/address/href.ts';
import { opensFor, type Person } from './guards.ts';

/**
 * Where the entries of the user's menu lead; one that leads nowhere is absent: the help without an address in the build, the own profile for
 * who may not open its route.
 * @see, S-016, S-017
 */
export function userEntries(user: Person & Pick<User, 'id'>) {
  return {
    helpHref: import.meta.env.VITE_HELP_URL || undefined,
    profileHref: opensFor('/config/usuario', user) ? hrefTo(routeAddress('/config/usuario', { id: user.id })) : undefined,
  };
}
