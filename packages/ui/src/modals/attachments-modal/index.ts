export { AttachmentsModal, type AttachmentsModalProps } from './attachments-modal.tsx';
export type { HeldAttachment } from './held-attachment.ts';
