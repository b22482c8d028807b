import type { Call } from '@guiche/contract/call';
import { decideOwnTrip } from '@guiche/contract/searches';
import { activeProfile, mayOpen } from '@guiche/domain/access';
import type { Person } from './test-server.ts';

interface People {
  readonly clerk: Person;
  readonly manager: Person;
  readonly approver: Person;
}

/**
 * Who makes a call in the tests of all calls: the clerk, the manager when the clerk may not, or only about the own user, and the approver of a
 * client company what nobody at the agency may.
 */
export function callerOf({ name, access }: Call, { clerk, manager, approver }: People): Person {
  if (name === decideOwnTrip.name) return approver;
  const profile = activeProfile(clerk.user);
  if (typeof access === 'string' || profile === undefined) return clerk;
  return mayOpen(access.route, profile) && access.route !== '/config/usuario' ? clerk : manager;
}
