import type { User } from '@guiche/domain/entities';
import type { EditableUser } from '@guiche/domain/users';

/** The fields of a user that the form edits. `profile` is the role. */
export type EditedUser = Pick<User, 'id'> & EditableUser;
