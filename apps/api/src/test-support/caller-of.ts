import type { Call } from '@guiche/contract/call';
import { decideOwnTrip, sendBackOwnOffers, sendOwnChoice } from '@guiche/contract/searches';
import { activeProfile, mayOpen } from '@guiche/domain/access';
import type { Person } from './test-server.ts';

interface People {
  readonly clerk: Person;
  readonly manager: Person;
  readonly approver: Person;
  readonly traveller: Person;
}

/**
 * Who makes a call in the tests of all calls: the clerk, the manager when the clerk may not, or only about the own user, and the approver and the
 * traveller of a client company what nobody at the agency may.
 */
export function callerOf({ name, access }: Call, { clerk, manager, approver, traveller }: People): Person {
  if (name === decideOwnTrip.name) return approver;
  if (name === sendOwnChoice.name || name === sendBackOwnOffers.name) return traveller;
  const profile = activeProfile(clerk.user);
  if (typeof access === 'string' || profile === undefined) return clerk;
  return mayOpen(access.route, profile) && access.route !== '/config/usuario' ? clerk : manager;
}
