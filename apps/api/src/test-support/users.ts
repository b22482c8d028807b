import { insertUser } from '@guiche/contract/users';
import type { User } from '@guiche/domain/entities';
import { type EditableUser, newUser } from '@guiche/domain/users';
import type { Person } from './test-server.ts';

let made = 0;

/** A typed user whom nobody has made yet, with a login of its own. */
export function typedUser<Changes extends Partial<EditableUser>>(changes?: Changes) {
  made += 1;
  const login = `pessoa.nova.${made}@guiche.demo`;
  return {
    ...newUser(),
    name: `Pessoa Nova ${made}`,
    login,
    email: login,
    instances: [],
    profile: 'AGENCY' as const,
    ...changes,
  };
}

/** A new colleague of the manager. */
export function newColleague({ call }: Person, changes: Partial<Omit<EditableUser, 'profile'>> = {}): Promise<User> {
  return call(insertUser, { body: typedUser(changes) });
}
