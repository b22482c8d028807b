export { ChatButton, type ChatButtonProps } from './chat-button.tsx';
