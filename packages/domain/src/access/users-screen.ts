import type { User } from '../entities/index.ts';
import { mayUse } from './permission-check.ts';
import { activeProfile, type ProfileCode } from './profiles.ts';

type Person = Pick<User, 'profiles' | 'permissoes'>;

/** The profiles that administer the agency's users. @see A-048 */
const ADMINISTRATORS: readonly ProfileCode[] = [1, 3];

/** Whether a profile administers the agency's users. @see A-048 */
export function isAdministrator(profile: ProfileCode): boolean {
  return ADMINISTRATORS.includes(profile);
}

/** Whether a user administers the users of the agency: by the active profile, and in strict mode by the permission USUARIOS. @see */
export function administersUsers(user: Person, strict = false): boolean {
  const profile = activeProfile(user);
  return profile !== undefined && isAdministrator(profile) && mayUse(user, 'USUARIOS', strict);
}

/** The id in the address that stands for a user who is not there yet. @see A-048 */
export const NEW_USER_ID = 'novo';

/** What /config/usuario shows: the list of users, the form of a new one, or the form of one. */
export type UsersScreen = { readonly kind: 'list' } | { readonly kind: 'new' } | { readonly kind: 'form'; readonly id: string };

/**
 * What /config/usuario shows to a user: to administrators (profiles 1 and 3) the list, the form of a new user, or the form of the user with
 * the given id; to anyone else their own form, whatever the id.
 * @see
 */
export function usersScreen(user: Person & Pick<User, 'id'>, id: string | null = null, strict = false): UsersScreen {
  if (!administersUsers(user, strict)) return { kind: 'form', id: user.id };
  if (id === null || id === '') return { kind: 'list' };
  return id === NEW_USER_ID ? { kind: 'new' } : { kind: 'form', id };
}
