import { onDemand } from '@guiche/ui/on-demand';
import { withMessages } from '../i18n/with-messages.ts';

/** The window of the chat, which is fetched when a chat is opened first. */
export const ChatWindow = onDemand(async () => (await withMessages(import('./chat-window.tsx'))).ChatWindow);
