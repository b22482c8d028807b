import type { ErrorBody } from '@guiche/domain/entities';

/**
 * A call that failed. `status` is 0 when no answer came (no network). `errors` holds what the server said, a list of one for a
 * single error object, and is empty when it said nothing that can be read.
 * @see
 */
export class CallError extends Error {
  readonly status: number;
  readonly errors: readonly ErrorBody[];
  constructor(status: number, errors: readonly ErrorBody[], cause?: unknown) {
    super(errors[0]?.titulo ?? `HTTP ${status}`, { cause });
    this.name = 'CallError';
    this.status = status;
    this.errors = errors;
  }
}

function isErrorBody(value: unknown): value is ErrorBody {
  return typeof value === 'object' && value !== null && 'titulo' in value && typeof value.titulo === 'string' && 'tipo' in value;
}

/** The server's error objects in the body of a failed answer: an object, or the list of a validation. */
export function errorsOf(body: unknown): readonly ErrorBody[] {
  return (Array.isArray(body) ? body : [body]).filter(isErrorBody);
}
