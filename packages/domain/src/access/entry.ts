import type { User } from '../entities/index.ts';
import { activeProfile } from './profiles.ts';

/** What a user meets at any route: the login page, the forced change of password, or the route. */
export type Entry = 'login' | 'password-change' | 'open';

/**
 * What a user meets at any route: who has none of the agency's profiles is not admitted, and who must set a new password comes to
 * nothing else before.
 * @see
 */
export function entryOf(user: Pick<User, 'profiles' | 'changePassword'>): Entry {
  if (activeProfile(user) === undefined) return 'login';
  return user.changePassword ? 'password-change' : 'open';
}
