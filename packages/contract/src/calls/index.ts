export { ALL_CALLS, TOPICS, type Topic } from './all-calls.ts';
