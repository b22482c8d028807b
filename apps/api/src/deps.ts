import type { CardVault } from './cards/card-vault.ts';
import type { Config } from './config.ts';
import type { Queryable } from './db/transaction.ts';
import type { FileStore } from './files/file-store.ts';
import type { MailPort } from './mail/mail-port.ts';

/** What the handlers of the calls work with. */
export interface Deps {
  /** The database; for a write that carries a key, the transaction in which it is made. */
  readonly db: Queryable;
  readonly config: Config;
  /** Where attached files are. */
  readonly files: FileStore;
  /** Who takes e-mails to their addressees. */
  readonly mail: MailPort;
  /** Encrypts card data. */
  readonly cards: CardVault;
  /** The current moment, which rules take as `now`. */
  readonly now: () => Date;
}
