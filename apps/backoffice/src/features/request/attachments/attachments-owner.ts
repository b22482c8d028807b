import {
  listAttachmentLog,
  listAttachments,
  listQuoteAttachmentLog,
  listQuoteAttachments,
  registerAttachment,
  registerQuoteAttachment,
  removeAttachment,
  removeQuoteAttachment,
} from '@guiche/contract/attachments';

/** Whose attachments they are: of a service, or of one of its quotes. @see Q-002 */
export interface AttachmentsOwner {
  readonly uuidServico: string;
  /** Null for the attachments of the service itself. */
  readonly idCotacao: string | null;
}

/** The id of the owner, under which its files are held and its list is kept. */
export const ownerId = ({ uuidServico, idCotacao }: AttachmentsOwner): string => idCotacao ?? uuidServico;

const OF_SERVICE = { list: listAttachments, log: listAttachmentLog, register: registerAttachment, remove: removeAttachment } as const;
const OF_QUOTE = {
  list: listQuoteAttachments,
  log: listQuoteAttachmentLog,
  register: registerQuoteAttachment,
  remove: removeQuoteAttachment,
} as const;

/** The calls below the path of the owner. @see Q-002 */
export const callsOf = ({ idCotacao }: AttachmentsOwner) => (idCotacao === null ? OF_SERVICE : OF_QUOTE);
