export { timeChoices } from './time-choices.ts';
