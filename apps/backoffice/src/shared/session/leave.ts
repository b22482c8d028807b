import { LAST_LOGIN, type LoginReason, loginAddress, toLoginReason } from './login-page.ts';
import { session } from './session.ts';

export interface Leaving {
  /** The reason that the login page shows; null for none. */
  readonly reason: LoginReason | null;
  /** Whether the login returns to the present route. */
  readonly comingBack: boolean;
  /** Whether the session is over. An unreachable server does not end it. */
  readonly sessionEnded: boolean;
}

/** Where the tab keeps why it was led to the login page, until the app is open again; and the browser, for the other tabs. */
const REASON = 'motivo';

let leaving = false;

/** Goes to the login page; drafts are kept. @see */
export function leaveForLogin({ reason, comingBack, sessionEnded }: Leaving): void {
  // Many calls may fail at once with the same expired session: only the first one redirects.
  if (leaving) return;
  leaving = true;
  const login = session.user()?.login;
  if (sessionEnded) {
    // The other tabs leave with the session, and say the same.
    localStorage.setItem(REASON, reason ?? '');
    session.clear();
  }
  if (reason) {
    sessionStorage.setItem(REASON, reason);
    if (login) sessionStorage.setItem(LAST_LOGIN, login);
  } else sessionStorage.removeItem(REASON);
  location.replace(loginAddress(reason, comingBack ? location.hash : ''));
}

/**
 * Goes to the login page as there is no session. The reason is that of the last leaving: who reloads before the login page is there would
 * come to it without a word. @see A-178
 */
export function leaveWithoutSession(): void {
  leaveForLogin({ reason: toLoginReason(sessionStorage.getItem(REASON)), comingBack: true, sessionEnded: true });
}

/** Another tab ended the session: all else of it is gone, or that of the next one already. @see */
export function leaveWithOtherTab(): void {
  session.storeCustomer(null);
  leaveForLogin({ reason: toLoginReason(localStorage.getItem(REASON)), comingBack: true, sessionEnded: false });
}

/**
 * Nothing of what this browser keeps is left, drafts and looks included, and the site is loaded again. A call that is refused from now on, as
 * the session is gone, leads nowhere else.
 * @see A-061
 */
export function startAnew(): void {
  leaving = true;
  localStorage.clear();
  location.replace('/');
}

/** The app is open: whatever led to the login page before is over. */
export function forgetLeaving(): void {
  for (const name of [REASON, LAST_LOGIN]) sessionStorage.removeItem(name);
}
