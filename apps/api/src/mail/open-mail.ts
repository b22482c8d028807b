import type { Config } from '../config.ts';
import type { MailPort } from './mail-port.ts';
import { outboxFolder } from './outbox-folder.ts';
import { smtpServer } from './smtp-server.ts';

/** Who takes e-mails by the settings: an SMTP server, or a folder. */
export function openMail({ smtp, outboxDir }: Pick<Config, 'smtp' | 'outboxDir'>): MailPort {
  return smtp ? smtpServer(smtp) : outboxFolder(outboxDir, 'Guichê <reservas@guiche.invalid>');
}
