import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { mailOptions } from './mail-options.ts';
import { MailError, type MailPort } from './mail-port.ts';

/** A domain that never exists (RFC 2606): whoever tries a failure writes there. */
const NOWHERE = '@falha.test';

/**
 * Writes e-mails into a folder instead of sending them: each a message as it would be sent, in a file that mail programs open (`.eml`). For
 * demos and development. A message to an address at `falha.test` fails, as with a server that refuses it.
 */
export function outboxFolder(folder: string, from: string): MailPort {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' }, { from });
  return {
    async send(message) {
      if (message.to.address.toLowerCase().endsWith(NOWHERE)) throw new MailError('the outbox refuses addresses at falha.test');
      const { message: composed } = await composer.sendMail({ ...mailOptions(message), disableFileAccess: true, disableUrlAccess: true });
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const place = join(folder, `${Date.now()}-${randomUUID()}.eml`);
      // Who looks into the folder sees whole messages.
      await writeFile(`${place}.part`, composed as Buffer, { mode: 0o600 });
      await rename(`${place}.part`, place);
    },
  };
}
