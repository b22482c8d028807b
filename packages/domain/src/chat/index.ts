export { type ChatState, CLOSED_CHAT, chatIsOpen } from './chat-state.ts';
