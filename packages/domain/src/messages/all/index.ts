export { allMessages } from './all-messages.ts';
