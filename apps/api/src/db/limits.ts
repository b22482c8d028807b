import type pg from 'pg';
import type { Config } from '../config.ts';

/** The time limits of the database, as the settings have them. */
export type DatabaseLimits = Pick<Config, 'statementMs' | 'lockMs' | 'idleTransactionMs' | 'poolWaitMs'>;

/** How much longer than the server's own limit the driver waits: only for a server that no longer responds. */
const DRIVER_GRACE_MS = 5000;

/** The limits that a PostgreSQL server keeps itself, and one of the driver for a server that no longer responds. */
export function serverLimits({ statementMs, lockMs, idleTransactionMs, poolWaitMs }: DatabaseLimits): pg.PoolConfig {
  return {
    statement_timeout: statementMs,
    lock_timeout: lockMs,
    idle_in_transaction_session_timeout: idleTransactionMs,
    query_timeout: statementMs + DRIVER_GRACE_MS,
    connectionTimeoutMillis: poolWaitMs,
  };
}

/** The embedded engine has no timers: the driver alone limits a statement, and its one session has no locks to wait for. */
export function embeddedLimits({ statementMs, poolWaitMs }: DatabaseLimits): pg.PoolConfig {
  return { query_timeout: statementMs, connectionTimeoutMillis: poolWaitMs };
}
