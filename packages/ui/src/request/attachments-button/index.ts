export { AttachmentsButton, type AttachmentsButtonProps } from './attachments-button.tsx';
