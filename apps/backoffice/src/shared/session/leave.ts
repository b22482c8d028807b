import { type LoginReason, loginAddress } from './login-page.ts';
import { session } from './session.ts';

export interface Leaving {
  /** What the login page says about it; null for nothing. */
  readonly reason: LoginReason | null;
  /** Whether the login leads back to the present route. */
  readonly comingBack: boolean;
  /** Whether the session is over. A server that cannot be reached says nothing about it. */
  readonly sessionEnded: boolean;
}

let leaving = false;

/** Goes to the login page; drafts of unsaved quotes stay where they are. @see */
export function leaveForLogin({ reason, comingBack, sessionEnded }: Leaving): void {
  // Many calls may fail at once with the same expired session: the first one leads away.
  if (leaving) return;
  leaving = true;
  if (sessionEnded) session.clear();
  location.replace(loginAddress(reason, comingBack ? location.hash : ''));
}
