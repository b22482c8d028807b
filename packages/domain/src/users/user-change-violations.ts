import { isAdministrator, PROFILES } from '../access/index.ts';
import type { Violation } from '../messages/index.ts';
import { rolesFor } from './roles.ts';
import type { EditableUser, Editor } from './user-to-save.ts';

type Rights = Pick<EditableUser, 'profile' | 'ativo'>;

/** The field by which somebody who administers would lock the own user out. */
function lockedOutBy({ profile, ativo }: Rights): 'ativo' | 'profile' | undefined {
  if (!ativo) return 'ativo';
  return isAdministrator(PROFILES[profile]) ? undefined : 'profile';
}

/**
 * What forbids a change of a user's rights, each at its field: a role that is none of an agency's and not the present one, and a change by
 * which who administers would lose that right. `stored` is null for a new user.
 * @see A-217
 */
export function userChangeViolations(stored: Rights | null, typed: Rights, { administers, own }: Editor): readonly Violation[] {
  const violations: Violation[] = [];
  if (!rolesFor(stored?.profile).includes(typed.profile)) {
    violations.push({ key: 'campo_invalido', params: { campo: 'profile' }, field: 'profile' });
  }
  const lost = administers && own ? lockedOutBy(typed) : undefined;
  if (lost) violations.push({ key: 'usuario_proprio_sem_acesso', field: lost });
  return violations;
}
