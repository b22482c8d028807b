import { versionIn, versionTag } from '@guiche/contract/call';
import { changeUser, findUser, insertUser } from '@guiche/contract/users';
import type { User } from '@guiche/domain/entities';
import { editableUser } from '@guiche/domain/users';
import type { EditedUser } from '@guiche/ui/users/user-form';
import { api } from '../../shared/api.ts';
import type { InsertKeys } from '../../shared/editor/insert-keys.ts';

/** A user as it is stored, with the version that a change is based on. */
export type StoredUser = User & EditedUser;

const stored = (user: User, headers: Headers): StoredUser => ({ ...editableUser(user), versao: versionIn(headers) });

/** Loads a user with its version. @see A-204 */
export async function loadUser(id: string, signal?: AbortSignal): Promise<StoredUser> {
  const { data, headers } = await api.send(findUser, { params: { id }, ...(signal && { signal }) });
  return stored(data, headers);
}

/** Saves a typed user and returns it as it is stored: one that was never stored is created. @see, B-060, B-061 */
export async function saveUser(typed: EditedUser, keys: InsertKeys): Promise<StoredUser> {
  const { id, versao, substituto, ...body } = typed;
  if (versao === 0) {
    const { data, headers } = await api.send(insertUser, { body, idempotencyKey: keys.keyOf(body) });
    return stored(data, headers);
  }
  const { data, headers } = await api.send(changeUser, {
    params: { id },
    headers: { 'if-match': versionTag(versao) },
    body: { ...body, ...(substituto && !body.ativo && { idSubstituto: substituto.id }) },
  });
  return stored(data, headers);
}
