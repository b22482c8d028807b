import { withLogin } from './user-email.ts';
import { type EditableUser, USER_FLAGS } from './user-to-save.ts';

/** A typed user as it is stored: no blanks around texts and single ones inside the name, the login in lower case and, when it is empty, the e-mail. @see */
export function cleanedUser<Fields extends Pick<EditableUser, 'name' | 'login' | 'email'>>(user: Fields): Fields {
  const named = withLogin({ ...user, name: user.name.trim().replace(/\s+/g, ' '), email: user.email.trim() });
  return { ...named, login: named.login.trim().toLowerCase() };
}

/** Whether a stored user is the one that was sent, so that a save whose response was lost is known to have arrived. @see B-064 */
export function isUserSavedAs(sent: EditableUser, stored: EditableUser): boolean {
  const clean = cleanedUser(sent);
  const idsOf = ({ allSelected, instances }: EditableUser) => (allSelected ? [] : instances.map(({ id }) => id).sort((a, b) => a - b));
  return (
    (['name', 'login', 'email', 'profile', 'ativo', 'allSelected', ...USER_FLAGS] as const).every(
      (field) => clean[field] === stored[field],
    ) && idsOf(clean).join() === idsOf(stored).join()
  );
}
