import type { Responsible, User } from '@guiche/domain/entities';
import type { EditableUser } from '@guiche/domain/users';

/** The fields of a user that the form edits. `profile` is the role, `versao` the version that was loaded: 0 for a new user. */
export type EditedUser = Pick<User, 'id'> &
  EditableUser & {
    readonly versao: number;
    /** Who becomes responsible for the unfinished requests of a user that is deactivated. It belongs to the change, and is not stored with the user. */
    readonly substituto?: Responsible | null | undefined;
  };
