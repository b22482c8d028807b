import { listNewMessages } from './list-new-messages.ts';
import { openFollowUp, openFollowUpOfAgency } from './open-follow-up.ts';
import { sendMessage } from './send-message.ts';

/** Every call about the chat with the client. */
export const CHAT_CALLS = [openFollowUp, openFollowUpOfAgency, listNewMessages, sendMessage] as const;
