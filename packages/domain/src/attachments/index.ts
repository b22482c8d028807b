export { type AttachmentFile, attachmentRefusal, attachmentSize, downloadName, MAX_ATTACHMENT_BYTES } from './attachment-file.ts';
export { type AttachmentLogLook, attachmentLogLook } from './attachment-log.ts';
