import type { User } from '../entities/index.ts';
import type { Permissao } from '../enums/index.ts';
import { holdsPermission } from './holds-permission.ts';

/**
 * Whether the interface lets a user do what a permission covers. Always true, whatever `permissoes` holds, unless the app was built in
 * strict mode; in strict mode the user has to hold the permission.
 * @see A-018
 */
export function mayUse(user: Pick<User, 'permissoes'>, permission: Permissao, strict = false): boolean {
  return !strict || holdsPermission(user, permission);
}
