import type { ALL_TOPICS } from './all-topics.ts';
import type { TopicKey } from './topic.ts';

/** The key of any text in the requirements' message catalogues. */
export type MessageKey = TopicKey<(typeof ALL_TOPICS)[number]>;
