import { DrizzleQueryError } from 'drizzle-orm';
import { NoSlotError } from './slots.ts';

/** Node's error codes for a missing connection. */
const NETWORK_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ETIMEDOUT', 'EPIPE']);

function* causes(error: unknown): Generator<Error> {
  let current = error;
  // Bounded: a cause may be its own cause.
  for (let depth = 0; depth < 8 && current instanceof Error; depth++) {
    yield current;
    if (current instanceof AggregateError) yield* current.errors.filter((inner) => inner instanceof Error);
    current = current.cause;
  }
}

/** The SQLSTATE, or node's code, of a failed query; drizzle wraps the driver's error. */
export function databaseErrorCode(error: unknown): string | undefined {
  for (const cause of causes(error)) {
    if ('code' in cause && typeof cause.code === 'string') return cause.code;
  }
  return undefined;
}

/** Whether two transactions conflicted and this one may run again. */
export function isRetryable(error: unknown): boolean {
  const code = databaseErrorCode(error);
  return code === '40001' || code === '40P01';
}

/** Whether a row was refused because another one has the same unique value. */
export function isDuplicate(error: unknown): boolean {
  return databaseErrorCode(error) === '23505';
}

/** The messages of the driver's own errors about a connection, which carry no code. */
const LOST = /Connection terminated|connection error and is not queryable|Cannot use a pool after calling end/;
const NO_CLIENT = /timeout exceeded when trying to connect/;
const NO_RESPONSE = /Query read timeout/;

function says(error: unknown, words: RegExp): boolean {
  for (const cause of causes(error)) if (words.test(cause.message)) return true;
  return false;
}

/**
 * Whether the connection of a query is lost. 25P03: the server ended an idle transaction; 57P01 to 57P03: it is stopping or
 * starting.
 */
export function isConnectionLost(error: unknown): boolean {
  const code = databaseErrorCode(error);
  if (code !== undefined) return NETWORK_CODES.has(code) || code.startsWith('08') || code.startsWith('57P') || code === '25P03';
  return says(error, LOST);
}

/** Whether the driver gave up waiting for a statement, which still runs on the connection: that is of no further use. */
export function isUnanswered(error: unknown): boolean {
  return says(error, NO_RESPONSE);
}

/** Whether the disk of the database is full: of a PostgreSQL server, or of this one, which has the embedded engine's files. */
export function isDiskFull(error: unknown): boolean {
  const code = databaseErrorCode(error);
  return code === '53100' || code === 'ENOSPC' || says(error, /No space left on device/);
}

/** Whether the database did not come to this query in time: a locked row, too long a statement, or no connection free. */
export function isDatabaseBusy(error: unknown): boolean {
  const code = databaseErrorCode(error);
  if (code !== undefined) return code === '55P03' || code === '57014' || code.startsWith('53');
  return error instanceof NoSlotError || says(error, NO_CLIENT) || isUnanswered(error);
}

/** The statement of a failed query without its values, and the driver's message; undefined for any other error. */
export function failedStatement(error: unknown) {
  if (!(error instanceof DrizzleQueryError)) return undefined;
  const { code, constraint, table } = (error.cause ?? {}) as { code?: unknown; constraint?: unknown; table?: unknown };
  return { statement: error.query, details: { code, constraint, table } };
}
