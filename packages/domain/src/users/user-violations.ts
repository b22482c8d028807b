import type { User } from '../entities/index.ts';
import { isFilled } from '../internal/filled.ts';
import type { Violation } from '../messages/index.ts';
import { userEmailViolation } from './user-email.ts';

/**
 * What forbids saving a user, each at its field: the name is missing, or the e-mail is invalid. Empty when it may be saved.
 * @see
 */
export function userViolations({ name, email }: Pick<User, 'name' | 'email'>): readonly Violation[] {
  const violations: Violation[] = isFilled(name) ? [] : [{ key: 'campo_obrigatorio', field: 'name' }];
  const refused = userEmailViolation(email);
  return refused ? [...violations, refused] : violations;
}
