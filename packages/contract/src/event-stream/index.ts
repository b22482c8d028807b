export { createEventClient, type EventClient, type FollowInput } from './event-client.ts';
export { createEventParser, type StreamMessage } from './event-parser.ts';
