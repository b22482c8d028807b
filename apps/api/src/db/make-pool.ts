import pg from 'pg';

/** What the connection may write to the log; never the values of a query. */
export type WarnOfDatabase = (error: Error, message: string) => void;

/**
 * A pool whose lost connections end no process: an `error` event without a listener would. The pool itself listens on idle clients
 * alone, and stops listening while a client is in use, so every client gets a listener of its own when it is made.
 */
export function makePool(settings: pg.PoolConfig, warn: WarnOfDatabase): pg.Pool {
  const pool = new pg.Pool({ keepAlive: true, ...settings });
  const lost = (error: Error) => warn(error, 'a database connection was lost');
  pool.on('connect', (client) => client.on('error', lost));
  // Of idle clients; their own listener has reported the loss already.
  pool.on('error', () => undefined);
  return pool;
}
