import { isFilled } from '../internal/filled.ts';

/** The number of characters up to which no error of a new password is shown. @see A-187 */
const STILL_TYPING = 1;

/** The state of the forced change of the password. */
export interface PasswordChange {
  /** The error of the new password; null for none. */
  readonly error: string | null;
  readonly maySave: boolean;
}

/**
 * The state of the change of the password while somebody types: with 0 or 1 characters no error is shown and saving is not allowed; with
 * more characters the error, if any, is shown, and saving is allowed only without one.
 * @see A-187
 */
export function passwordChange(newPassword: string, error: string | null): PasswordChange {
  if (newPassword.length <= STILL_TYPING) return { error: null, maySave: false };
  return { error, maySave: error === null && isFilled(newPassword) };
}
