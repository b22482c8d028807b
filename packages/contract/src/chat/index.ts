export { CHAT_CALLS } from './chat-calls.ts';
export { listNewMessages } from './list-new-messages.ts';
export { openFollowUp, openFollowUpOfAgency } from './open-follow-up.ts';
export { sendMessage } from './send-message.ts';
