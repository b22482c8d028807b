import type { User } from '../entities/index.ts';
import type { Violation } from '../messages/index.ts';

/** Characters of a password: the least that NIST SP 800-63B allows, and the most that is taken. */
export const PASSWORD_LENGTH = { min: 8, max: 255 } as const;

/** What a new password is judged by. */
export interface NewPassword {
  readonly password: string;
  readonly login: User['login'];
}

/**
 * What is wrong with a new password: it is shorter than 8 characters, or it is the login. Any character counts, blanks too; nothing is asked of its
 * composition (NIST SP 800-63B, 5.1.1.2). `undefined` when it may be saved.
 * @see A-187
 */
export function newPasswordViolation({ password, login }: NewPassword): Violation<'senha_curta' | 'senha_igual_ao_login'> | undefined {
  if ([...password].length < PASSWORD_LENGTH.min) return { key: 'senha_curta', params: { minimo: PASSWORD_LENGTH.min }, field: 'password' };
  if (password.trim().toLowerCase() === login.trim().toLowerCase()) return { key: 'senha_igual_ao_login', field: 'password' };
  return undefined;
}
