import type { deadlineMessages } from '../messages/deadline/index.ts';
import type { TopicKey, Wording } from '../messages/index.ts';
import type { UtcInstant } from '../units/index.ts';
import { timeBetween } from './urgency.ts';

const MINUTE = 60_000;

/** The words for how long somebody has been waited for: `aguarda há 3 h`, `desde agora` in the first minute. @see A-114 */
export function waitingWording(since: UtcInstant, now: Date): Wording<TopicKey<typeof deadlineMessages>> {
  // The server's clock may be ahead of this one.
  if (now.getTime() - Date.parse(since) < MINUTE) return { key: 'aguarda_agora' };
  return { key: 'aguarda_ha', params: { tempo: timeBetween(since, now) } };
}
