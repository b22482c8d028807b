import type { Config } from './config.ts';
import type { Database } from './db/connect.ts';

/** What the handlers of the calls work with. */
export interface Deps {
  readonly db: Database;
  readonly config: Config;
  /** The current moment, which rules take as `now`. */
  readonly now: () => Date;
}
