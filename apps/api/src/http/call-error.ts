import type { ErrorBody } from '@guiche/domain/entities';
import { fieldLabel } from '@guiche/domain/errors';
import type { Language } from '@guiche/domain/language';
import type { MessageKey, TextParams, Violation } from '@guiche/domain/messages';
import { textOf } from './texts.ts';

type Status = 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 500 | 502 | 503 | 507;

interface RefusalParts {
  readonly headers?: Readonly<Record<string, string>>;
  /** The present state, for the body of a 409. @see B-061 */
  readonly atual?: unknown;
  /** Somebody else's own words about it: the description of the body. @see S-151 */
  readonly words?: string | undefined;
}

/** A refusal: its status, and by key the texts for the caller, in the caller's language. */
export class CallError extends Error {
  override readonly name = 'CallError';
  readonly status: Status;
  readonly key: MessageKey;
  readonly params: TextParams;
  readonly headers: Readonly<Record<string, string>>;
  readonly atual: unknown;
  readonly words: string | undefined;

  constructor(status: Status, key: MessageKey, params: TextParams = {}, { headers = {}, atual, words }: RefusalParts = {}) {
    super(`${status} ${key}`);
    this.status = status;
    this.key = key;
    this.params = params;
    this.headers = headers;
    this.atual = atual;
    this.words = words;
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

/** The parameters of a violation; one that names its field has the label that the screens show, in the caller's language. */
function paramsWithLabel(language: Language, { params, field }: Violation): TextParams | undefined {
  const label = params?.['campo'] === field ? fieldLabel(field) : undefined;
  return label === undefined ? params : { ...params, campo: textOf(language, label) };
}

/** The error body of one violation, with the field that it is about; somebody else's own words are its description. */
export function violationBody(language: Language, violation: Violation): ErrorBody {
  const { key, field, words } = violation;
  return {
    ...errorBody(language, key, paramsWithLabel(language, violation)),
    ...(words === undefined ? {} : { descricao: words }),
    ...(field === '' ? {} : { campo: field }),
  };
}
