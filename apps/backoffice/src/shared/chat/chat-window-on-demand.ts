import { onDemand } from '@guiche/ui/on-demand';
import { withMessages } from '../i18n/with-messages.ts';

/** The window of the chat, which is fetched when a chat is opened first. */
export const ChatWindow = onDemand(async () => (await withMessages((await import('./load-chat-window.ts')).loadChatWindow())).ChatWindow);
