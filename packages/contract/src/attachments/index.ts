export { ATTACHMENT_CALLS } from './attachment-calls.ts';
export { downloadAttachment } from './download-attachment.ts';
export { listAttachmentLog, listQuoteAttachmentLog } from './list-attachment-log.ts';
export { listAttachments, listQuoteAttachments } from './list-attachments.ts';
export { registerAttachment, registerQuoteAttachment } from './register-attachment.ts';
export { removeAttachment, removeQuoteAttachment } from './remove-attachment.ts';
export { uploadAttachment, uploadRequestAttachment } from './upload-attachment.ts';
