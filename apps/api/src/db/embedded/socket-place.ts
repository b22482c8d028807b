import { createHash } from 'node:crypto';
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Longest path that every supported system accepts for a unix socket, with room for the file's name. */
const LONGEST_FOLDER = 80;

/** Where node-postgres finds the engine. */
export interface SocketPlace {
  /** The value of the driver's `host`; the driver adds `/.s.PGSQL.5432` to it. */
  readonly host: string;
  /** The path that the engine listens on. */
  readonly path: string;
  /** A second socket beside it; a connection to it shows that this server is alive. */
  readonly alivePath: string;
  readonly remove: () => void;
}

/**
 * A folder for the engine's sockets that only the current user may enter: the engine asks for no password, so
 * the folder is its only guard. A data folder whose path is too long for a socket gets one under the system's
 * temporary folder instead.
 *
 * On Windows the sockets are named pipes, which stand in no folder (not tested there).
 */
export function makeSocketPlace(dataDir: string): SocketPlace {
  if (process.platform === 'win32') {
    const host = `//./pipe/guiche-${createHash('sha256').update(dataDir).digest('hex').slice(0, 16)}-${process.pid}`;
    return { host, path: `${host}/.s.PGSQL.5432`, alivePath: `${host}/alive`, remove: () => undefined };
  }
  const fits = Buffer.byteLength(dataDir) <= LONGEST_FOLDER;
  if (fits) mkdirSync(join(dataDir, 'run'), { recursive: true, mode: 0o700 });
  const host = mkdtempSync(fits ? join(dataDir, 'run', 's-') : join(tmpdir(), 'guiche-'));
  chmodSync(host, 0o700);
  return {
    host,
    path: join(host, '.s.PGSQL.5432'),
    alivePath: join(host, 'alive'),
    remove: () => rmSync(host, { recursive: true, force: true }),
  };
}
