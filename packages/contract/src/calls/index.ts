export { ALL_CALLS } from './all-calls.ts';
