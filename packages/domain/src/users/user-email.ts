import { isFilled } from '../internal/filled.ts';
import type { Violation } from '../messages/index.ts';

// Looser than the rule of `@guiche/masks`, which would refuse e-mails in old records.
const LOOSE = /^\S+@\S+\.\S+$/;

/**
 * What is wrong with the e-mail of a user: it needs text, an @, text, a dot and text, nothing more; `undefined` when it may be saved. An
 * empty one may.
 * @see
 */
export function userEmailViolation(email: string): Violation | undefined {
  return !isFilled(email) || LOOSE.test(email.trim()) ? undefined : { key: 'email_invalido', field: 'email' };
}

/** A user as it is saved: an empty login takes the e-mail's value. @see A-221 */
export function withLogin<Fields extends { readonly login: string; readonly email: string }>(user: Fields): Fields {
  return isFilled(user.login) ? user : { ...user, login: user.email };
}
