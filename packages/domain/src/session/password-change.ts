import { isFilled } from '../internal/filled.ts';

/** Up to how many characters of a new password nothing is said against it. @see A-187 */
const STILL_TYPING = 1;

/** What the forced change of the password shows and allows. */
export interface PasswordChange {
  /** What is said against the new password; null for nothing. */
  readonly error: string | null;
  readonly maySave: boolean;
}

/**
 * What the change of the password shows while somebody types: with 0 or 1 characters no error, and nothing can be saved; with more, the
 * error that there is, and saving only without one.
 * @see A-187
 */
export function passwordChange(newPassword: string, error: string | null): PasswordChange {
  if (newPassword.length <= STILL_TYPING) return { error: null, maySave: false };
  return { error, maySave: error === null && isFilled(newPassword) };
}
