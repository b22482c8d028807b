export { ChatPopup, type ChatPopupProps, type LocalChatMessage } from './chat-popup.tsx';
