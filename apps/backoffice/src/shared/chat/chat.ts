import { createChatStore } from './chat-store.ts';

/** The chat of this page. */
export const chat = createChatStore();
