import type { ProfileName } from '../access/index.ts';
import type { Violation } from '../messages/index.ts';

/**
 * Why a user is read-only: who administers the platform is changed by those alone who do so, too, since nobody else could give back what a
 * change takes; `undefined` when the user may be edited. `present` is the role of the user, `editor` that of who edits.
 * @see A-217
 */
export function platformUserViolation(present: ProfileName, editor: ProfileName): Violation | undefined {
  return present === 'ADMIN' && editor !== 'ADMIN' ? { key: 'usuario_da_plataforma_nao_editavel', field: '' } : undefined;
}
