import type { ErrorBody } from '@guiche/domain/entities';

function isErrorBody(value: unknown): value is ErrorBody {
  return typeof value === 'object' && value !== null && 'titulo' in value && typeof value.titulo === 'string' && 'tipo' in value;
}

/** An item of a list without a title is an error, too: none of what a server refuses goes missing. */
function itemOf(value: unknown): unknown {
  return typeof value === 'object' && value !== null && !('titulo' in value) ? { ...value, titulo: '' } : value;
}

/**
 * A call that failed. `status` is 0 when no response came (no network), or one that is not the server's
 * (a page in place of JSON). `body` is the response body as sent; `errors` holds the error
 * objects in it, a list of one for a single object, and is empty for a body without readable errors.
 * @see, S-384
 */
export class CallError extends Error {
  readonly status: number;
  readonly body: unknown;
  readonly errors: readonly ErrorBody[];
  constructor(status: number, body: unknown, cause?: unknown) {
    const errors = (Array.isArray(body) ? body.map(itemOf) : [body]).filter(isErrorBody);
    super(errors[0]?.titulo ?? `HTTP ${status}`, { cause });
    this.name = 'CallError';
    this.status = status;
    this.body = body;
    this.errors = errors;
  }
}
