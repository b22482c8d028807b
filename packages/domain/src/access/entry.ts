import type { User } from '../entities/index.ts';
import { activeProfile } from './profiles.ts';

/** What a user sees at any route: the login page, the forced change of password, or the route. */
export type Entry = 'login' | 'password-change' | 'open';

/**
 * What a user sees at any route: the login page for a user without one of the agency's profiles, the forced change of password for a user
 * who must set a new one, and the route for everyone else.
 * @see
 */
export function entryOf(user: Pick<User, 'profiles' | 'changePassword'>): Entry {
  if (activeProfile(user) === undefined) return 'login';
  return user.changePassword ? 'password-change' : 'open';
}
