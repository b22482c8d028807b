/** The reasons for showing the login page, in its query: `login.html?motivo=expirada`. */
const LOGIN_REASONS = ['expirada', 'indisponivel', 'ociosa'] as const;
export type LoginReason = (typeof LOGIN_REASONS)[number];

/** Where the tab keeps the login of whom the app led to the login page, until the app is open again. */
export const LAST_LOGIN = 'login';

/** The reason that a text names; null when it names none. */
export function toLoginReason(text: string | null): LoginReason | null {
  return LOGIN_REASONS.find((reason) => reason === text) ?? null;
}

/** The reason in the query of the login page, if it holds one. */
export function loginReason(search: string): LoginReason | null {
  return toLoginReason(new URLSearchParams(search).get('motivo'));
}

/** The login page; a hash route stays in its address, so that the login leads back to it. */
export function loginAddress(reason: LoginReason | null, hash: string): string {
  return `/login.html${reason ? `?motivo=${reason}` : ''}${hash}`;
}

/**
 * The address to open after the login: the route in the hash, or the app's start. Only routes of this app: never another page or host, and not
 * the one that would end the new session at once.
 */
export function addressAfterLogin(hash: string): string {
  return /^#\/(?!\/|redirect\b)/.test(hash) ? `/${hash}` : '/';
}
