import { followEvents } from './follow-events.ts';
import { endPresence, keepPresence } from './presence.ts';

/** Every call about what happens meanwhile. */
export const EVENT_CALLS = [followEvents, keepPresence, endPresence] as const;
