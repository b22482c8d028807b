export { CHAT_POLL_MS, chatPollInterval } from './chat-polling.ts';
export { type ChatState, CLOSED_CHAT, chatIsOpen } from './chat-state.ts';
export { mayBeSent } from './message-to-send.ts';
export { type LocalMessage, type ShownMessages, withNewMessages } from './shown-messages.ts';
