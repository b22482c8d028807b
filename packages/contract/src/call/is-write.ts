import type { Call } from './define-call.ts';

/** The header that makes a write one write, however often it is sent. @see B-060 */
export const IDEMPOTENCY_KEY = 'Idempotency-Key';

/**
 * Whether a call changes something for the user of its session. Only writes carry a key; logging in opens a session each time. Nor
 * does a call carry one whose response may not be stored.
 * @see B-060
 */
export function isWrite({ method, readOnly, unkept, access }: Call): boolean {
  return method !== 'GET' && !readOnly && !unkept && access !== 'open';
}
