export { ALL_TOPICS } from '../all-topics.ts';
export { allMessages } from './all-messages.ts';
