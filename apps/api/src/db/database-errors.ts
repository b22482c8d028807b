import { DrizzleQueryError } from 'drizzle-orm';

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

/** Whether the database is out of reach, so that the same call may succeed later. */
export function isDatabaseGone(error: unknown): boolean {
  const code = databaseErrorCode(error);
  if (code !== undefined) return NETWORK_CODES.has(code) || code.startsWith('08') || code.startsWith('57P');
  // The driver's own errors carry no code.
  for (const cause of causes(error)) {
    if (/Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/.test(cause.message))
      return true;
  }
  return false;
}

/** The statement of a failed query without its values, and the driver's message; undefined for any other error. */
export function failedStatement(error: unknown) {
  if (!(error instanceof DrizzleQueryError)) return undefined;
  const { code, constraint, table } = (error.cause ?? {}) as { code?: unknown; constraint?: unknown; table?: unknown };
  return { statement: error.query, details: { code, constraint, table } };
}
