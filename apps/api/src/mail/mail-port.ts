/** A file that goes with an e-mail. */
interface MailAttachment {
  readonly filename: string;
  readonly contentType: string;
  readonly content: Buffer;
}

/** An e-mail of plain text to one address. */
export interface MailMessage {
  readonly to: { readonly name: string; readonly address: string };
  /** The person who is written to by an answer. */
  readonly replyTo: { readonly name: string; readonly address: string };
  readonly subject: string;
  readonly text: string;
  readonly attachments?: readonly MailAttachment[];
}

/** Who takes e-mails to their addressee. */
export interface MailPort {
  /** Resolves once the message is taken over. Errors: `MailError` when it is not. */
  readonly send: (message: MailMessage) => Promise<void>;
}

/** An e-mail that nobody took over. Its message names no address: it is for the log. */
export class MailError extends Error {
  override readonly name = 'MailError';
}
