export { EVENT_CALLS } from './event-calls.ts';
export { eventSchema, type ServerEvent } from './event-schema.ts';
export { followEvents } from './follow-events.ts';
export { endPresence, keepPresence, type Presence, presenceSchema } from './presence.ts';
