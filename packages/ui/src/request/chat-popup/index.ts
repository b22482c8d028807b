export { ChatPopup, type ChatPopupProps } from './chat-popup.tsx';
export type { LocalChatMessage } from './local-chat-message.ts';
