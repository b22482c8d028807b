import { createTransport } from 'nodemailer';
import type { SmtpSettings } from '../config.ts';
import { mailOptions } from './mail-options.ts';
import { MailError, type MailPort } from './mail-port.ts';

/** How long the server may take to answer, and how long nothing may come from it. */
const PATIENCE_MS = 10_000;
const HERE = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Sends e-mails through an SMTP server; encrypted, except to one on this computer. A connection for each message: bookings are few, and a
 * connection that is kept would be closed by the server in between.
 */
export function smtpServer({ url, from }: SmtpSettings): MailPort {
  const { protocol, hostname, port, username, password } = new URL(url);
  const secure = protocol === 'smtps:';
  const transport = createTransport(
    {
      host: hostname.replace(/^\[|\]$/g, ''),
      port: port === '' ? (secure ? 465 : 587) : Number(port),
      secure,
      requireTLS: !secure && !HERE.has(hostname),
      ...(username !== '' && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
      connectionTimeout: PATIENCE_MS,
      greetingTimeout: PATIENCE_MS,
      socketTimeout: PATIENCE_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from },
  );
  return {
    async send(message) {
      try {
        await transport.sendMail(mailOptions(message));
      } catch (error) {
        // What a server says may repeat the address and the text; of the error only its kind goes into the log.
        const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
        throw new MailError(`the SMTP server did not take the message: ${code}`);
      }
    },
  };
}
