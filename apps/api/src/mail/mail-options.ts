import type { SendMailOptions } from 'nodemailer';
import type { MailMessage } from './mail-port.ts';

/** A message as nodemailer takes it: it writes into the lists that it is given, so they are copies. */
export function mailOptions({ attachments, ...message }: MailMessage): SendMailOptions {
  return { ...message, ...(attachments && { attachments: attachments.map((file) => ({ ...file })) }) };
}
