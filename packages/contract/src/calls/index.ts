export { ALL_CALLS, CALLS_BY_TOPIC, type Topic } from './all-calls.ts';
