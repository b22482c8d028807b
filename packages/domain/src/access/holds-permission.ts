import type { User } from '../entities/index.ts';
import type { Permissao } from '../enums/index.ts';

/** Whether a user holds a permission: only if the user record lists it; no profile or role implies a permission. @see S-332 */
export function holdsPermission({ permissoes }: Pick<User, 'permissoes'>, permissao: Permissao): boolean {
  return permissoes.includes(permissao);
}
