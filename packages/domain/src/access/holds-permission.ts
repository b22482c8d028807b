import type { User } from '../entities/index.ts';
import type { Permissao } from '../enums/index.ts';

/** Whether a user holds a permission: exactly when it stands on the user record; no profile or role brings one with it. @see S-332 */
export function holdsPermission({ permissoes }: Pick<User, 'permissoes'>, permissao: Permissao): boolean {
  return permissoes.includes(permissao);
}
