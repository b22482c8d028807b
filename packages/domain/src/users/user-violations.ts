import type { User } from '../entities/index.ts';
import { isFilled } from '../internal/filled.ts';
import type { Violation } from '../messages/index.ts';
import { userEmailViolation, withLogin } from './user-email.ts';

/**
 * What forbids saving a user, each at its field: the name is missing, there is nothing to log in with, or the e-mail is invalid. Empty when
 * it may be saved.
 * @see
 */
export function userViolations(user: Pick<User, 'name' | 'login' | 'email'>): readonly Violation[] {
  const violations: Violation[] = [];
  if (!isFilled(user.name)) violations.push({ key: 'campo_obrigatorio', field: 'name' });
  if (!isFilled(withLogin(user).login)) violations.push({ key: 'informe_o_login_ou_o_email', field: 'login' });
  const refused = userEmailViolation(user.email);
  if (refused) violations.push(refused);
  return violations;
}
