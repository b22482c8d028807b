import type { Call } from '@guiche/contract/call';
import { activeProfile, mayOpen } from '@guiche/domain/access';
import type { Person } from './test-server.ts';

interface People {
  readonly clerk: Person;
  readonly manager: Person;
}

/** Who makes a call in the tests of all calls: the clerk, or the manager when the clerk may not, or only about the own user. */
export function callerOf({ access }: Call, { clerk, manager }: People): Person {
  const profile = activeProfile(clerk.user);
  if (typeof access === 'string' || profile === undefined) return clerk;
  return mayOpen(access.route, profile) && access.route !== '/config/usuario' ? clerk : manager;
}
