import type { ErrorBody } from '@guiche/domain/entities';
import type { Language } from '@guiche/domain/language';
import type { MessageKey, TextParams, Violation } from '@guiche/domain/messages';
import { textOf } from './texts.ts';

type Status = 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 500 | 503 | 507;

/** A refusal: its status, and by key the texts for the caller, in the caller's language. */
export class CallError extends Error {
  override readonly name = 'CallError';
  readonly status: Status;
  readonly key: MessageKey;
  readonly params: TextParams;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: Status, key: MessageKey, params: TextParams = {}, headers: Readonly<Record<string, string>> = {}) {
    super(`${status} ${key}`);
    this.status = status;
    this.key = key;
    this.params = params;
    this.headers = headers;
  }
}

/** The violations of a body: 422 with one error body for each. */
export class ViolationsError extends Error {
  override readonly name = 'ViolationsError';
  readonly violations: readonly Violation[];

  constructor(violations: readonly Violation[]) {
    super(violations.map(({ key }) => key).join(', '));
    this.violations = violations;
  }
}

/** The error body of a key: its text in the caller's language, and the key with its parameters. @see A-284 */
export function errorBody(language: Language, key: MessageKey, params: TextParams = {}): ErrorBody {
  const places = Object.keys(params).length > 0 ? { parametros: { ...params } } : {};
  return { tipo: 'ERROR', titulo: textOf(language, key, params), chave: key, ...places };
}

/** The error body of one violation, with the field that it is about. */
export function violationBody(language: Language, { key, params, field }: Violation): ErrorBody {
  return { ...errorBody(language, key, params), ...(field === '' ? {} : { campo: field }) };
}
