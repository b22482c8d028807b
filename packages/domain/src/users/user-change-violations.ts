import { isAdministrator, PROFILES } from '../access/index.ts';
import type { Violation } from '../messages/index.ts';
import { rolesFor } from './roles.ts';
import type { EditableUser, Editor } from './user-to-save.ts';

type Rights = Pick<EditableUser, 'profile' | 'ativo'>;
type Changed = Rights & Pick<EditableUser, 'login'>;

/** The field by which somebody who administers would lock the own user out. */
function lockedOutBy({ profile, ativo }: Rights): 'ativo' | 'profile' | undefined {
  if (!ativo) return 'ativo';
  return isAdministrator(PROFILES[profile]) ? undefined : 'profile';
}

/**
 * What forbids a change of a user, each at its field: a role that may not be put in place of the present one, a new login with blanks inside,
 * which are hard to see and to tell (a stored one may stay), and a change by which who administers would lose that right. `stored` is null
 * for a new user.
 * @see A-217
 */
export function userChangeViolations(stored: Changed | null, typed: Changed, { administers, own }: Editor): readonly Violation[] {
  const violations: Violation[] = [];
  if (!rolesFor(stored?.profile).includes(typed.profile)) {
    violations.push({ key: 'campo_invalido', params: { campo: 'profile' }, field: 'profile' });
  }
  if (typed.login !== stored?.login && /\s/.test(typed.login.trim())) violations.push({ key: 'login_com_espaco', field: 'login' });
  const lost = administers && own ? lockedOutBy(typed) : undefined;
  if (lost) violations.push({ key: 'usuario_proprio_sem_acesso', field: lost });
  return violations;
}
