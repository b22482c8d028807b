import { type LoginReason, loginAddress } from './login-page.ts';
import { session } from './session.ts';

export interface Leaving {
  /** The reason that the login page shows; null for none. */
  readonly reason: LoginReason | null;
  /** Whether the login returns to the present route. */
  readonly comingBack: boolean;
  /** Whether the session is over. An unreachable server does not end it. */
  readonly sessionEnded: boolean;
}

let leaving = false;

/** Goes to the login page; drafts are kept. @see */
export function leaveForLogin({ reason, comingBack, sessionEnded }: Leaving): void {
  // Many calls may fail at once with the same expired session: only the first one redirects.
  if (leaving) return;
  leaving = true;
  if (sessionEnded) session.clear();
  location.replace(loginAddress(reason, comingBack ? location.hash : ''));
}
