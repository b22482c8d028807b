import type { User } from '@guiche/domain/entities';
import type { UserFilter } from '@guiche/domain/users';
import type { ReactNode } from 'react';

/** The fields of a user that the list shows. */
export type ListedUser = Pick<User, 'id' | 'name' | 'login' | 'email' | 'profile' | 'ativo'>;

export interface UserListProps {
  /** The users that match the filter and the text, in the order in which they are shown; undefined while they load. */
  users: readonly ListedUser[] | undefined;
  /** Which kinds are shown. */
  filter: UserFilter;
  /** Called with a filter that may be applied; unchecking the last box is refused here. @see A-213 */
  onFilterChange: (filter: UserFilter) => void;
  /** The text that is looked for. @see A-214 */
  term: string;
  /** A text as it is being typed: whoever asks a server for it waits until the typing rests. */
  onTermChange: (term: string) => void;
  /** The ids of the selected users; those that are not shown count as not selected. */
  selected: readonly string[];
  /** Called with the ids of all users that are selected after a press. */
  onSelectedChange: (ids: readonly string[]) => void;
  /** Called with the selected users that are shown, never with none. @see A-216 */
  onInvite: (users: readonly ListedUser[]) => void;
  /** The address of a user's form. */
  hrefOf: (user: ListedUser) => string;
  /** The address of the form of a new user. */
  newHref: string;
  /** Opens the log of a user. */
  onOpenLog: (user: ListedUser) => void;
  /** A search runs, and the rows are still those of the former one. */
  searching?: boolean;
  /** Why the users could not be loaded, in words. */
  error?: ReactNode;
  /** Loads the users again; without it no button does. */
  onRetry?: (() => void) | undefined;
}
