import type { User } from '../entities/index.ts';
import { activeProfile, isClientProfile } from './profiles.ts';

/** What a user sees at any route: the login page, the forced change of password, the route, or the desk of a client company's people. */
export type Entry = 'login' | 'password-change' | 'open' | 'client';

/**
 * What a user sees at any route: the login page for a user without a profile that is known, the forced change of password for a user who must
 * set a new one, the desk of a client company's people for travellers and approvers, and the route for everyone else.
 * @see
 */
export function entryOf(user: Pick<User, 'profiles' | 'changePassword'>): Entry {
  const profile = activeProfile(user);
  if (profile === undefined) return 'login';
  if (user.changePassword) return 'password-change';
  return isClientProfile(profile) ? 'client' : 'open';
}
