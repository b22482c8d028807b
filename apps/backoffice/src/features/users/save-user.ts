import { changeUser, insertUser } from '@guiche/contract/users';
import type { User } from '@guiche/domain/entities';
import type { EditableUser } from '@guiche/domain/users';
import { api } from '../../shared/api.ts';

/** Saves a typed user and returns it as it is stored; one without an id is created. @see */
export function saveUser(id: string | null, typed: EditableUser): Promise<User> {
  return id === null ? api.call(insertUser, { body: typed }) : api.call(changeUser, { params: { id }, body: typed });
}
