import { statfs } from 'node:fs/promises';
import { isAlive } from '../db/is-alive.ts';
import type { Deps } from '../deps.ts';
import { CallError } from './call-error.ts';

/** Who asks is told within a second. */
const PROBE_MS = 800;
/** How long a full disk is remembered: of a PostgreSQL server's disk only the writes that fail are known here. */
const FULL_MS = 60_000;

export interface Readiness {
  /** Errors: 507 without disk space, 503 when the database does not answer in time. */
  readonly check: () => Promise<void>;
  /** Says that a write met a full disk. */
  readonly noteDiskFull: () => void;
}

function inTime(probe: Promise<void>): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new CallError(503, 'servidor_ocupado', {}, { headers: { 'retry-after': '5' } })), PROBE_MS);
    probe.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Whether the server can do its work now. */
export function makeReadiness({ db, config }: Pick<Deps, 'db' | 'config'>): Readiness {
  let probe: Promise<void> | undefined;
  /** By the monotonic clock, which nobody sets back. */
  let fullAt = Number.NEGATIVE_INFINITY;

  /** One query for all who ask meanwhile: a database that hangs must not gather questions. */
  function shared(): Promise<void> {
    probe ??= isAlive(db).finally(() => {
      probe = undefined;
    });
    return probe;
  }

  async function diskIsFull(): Promise<boolean> {
    if (performance.now() - fullAt < FULL_MS) return true;
    if (config.databaseUrl !== undefined) return false;
    const { bavail, bsize } = await statfs(config.dataDir);
    return bavail * bsize < config.diskFreeBytes;
  }

  return {
    async check() {
      if (await diskIsFull()) throw new CallError(507, 'servidor_sem_espaco');
      await inTime(shared());
    },
    noteDiskFull() {
      fullAt = performance.now();
    },
  };
}
