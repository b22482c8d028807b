import { logout } from '@guiche/contract/session';
import { api } from '../api.ts';
import { leaveForLogin } from './leave.ts';
import type { LoginReason } from './login-page.ts';

/** Ends the session here and, if it can be reached, on the server. @see A-183 */
export async function logOut(reason: LoginReason | null): Promise<void> {
  await api.call(logout, {}).catch(() => undefined);
  leaveForLogin({ reason, comingBack: reason !== null, sessionEnded: true });
}
