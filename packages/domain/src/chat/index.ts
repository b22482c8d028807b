export { CHAT_POLL_MS, chatPollInterval } from './chat-polling.ts';
export { type ChatState, CLOSED_CHAT, chatIsOpen } from './chat-state.ts';
export { mayBeSent, messageViolations } from './message-to-send.ts';
export { type ChatMessages, type LocalMessage, shownMessages, withNewMessages, withSentMessage } from './shown-messages.ts';
