import type { ALL_TOPICS } from './all-topics.ts';
import type { TopicKey } from './topic.ts';

/** Any text of the trade, by its key in the requirements' catalogues. */
export type MessageKey = TopicKey<(typeof ALL_TOPICS)[number]>;
