export { attachmentDescriptionViolations, initialDescription } from './attachment-description.ts';
export {
  type AttachmentFile,
  attachmentIsShownImage,
  attachmentRefusal,
  attachmentSize,
  downloadName,
  MAX_ATTACHMENT_BYTES,
} from './attachment-file.ts';
export { type AttachmentLogLook, attachmentLogLook } from './attachment-log.ts';
export { attachmentsMayChange, attachmentsMayChangeViolations } from './attachments-may-change.ts';
