import { downloadAttachment } from './download-attachment.ts';
import { listAttachmentLog, listQuoteAttachmentLog } from './list-attachment-log.ts';
import { listAttachments, listQuoteAttachments } from './list-attachments.ts';
import { registerAttachment, registerQuoteAttachment } from './register-attachment.ts';
import { removeAttachment, removeQuoteAttachment } from './remove-attachment.ts';
import { uploadAttachment, uploadRequestAttachment } from './upload-attachment.ts';

/** Every call about attachments. */
export const ATTACHMENT_CALLS = [
  listAttachments,
  listQuoteAttachments,
  listAttachmentLog,
  listQuoteAttachmentLog,
  uploadAttachment,
  uploadRequestAttachment,
  registerAttachment,
  registerQuoteAttachment,
  removeAttachment,
  removeQuoteAttachment,
  downloadAttachment,
] as const;
