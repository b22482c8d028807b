export { AttachmentLogModal, type AttachmentLogModalProps, type ShownLogEntry } from './attachment-log-modal.tsx';
