import { activeProfile, isAdministrator } from '../access/index.ts';
import type { SavedView, User } from '../entities/index.ts';

/** Whether a user may change or delete a view: its owner may, and of a shared one also who administers the agency's users. @see A-048, B-041 */
export function mayChangeView(
  { dono, compartilhada }: Pick<SavedView, 'dono' | 'compartilhada'>,
  user: Pick<User, 'id' | 'profiles'>,
): boolean {
  if (dono.id === user.id) return true;
  const profile = activeProfile(user);
  return compartilhada && profile !== undefined && isAdministrator(profile);
}
