import { TIPO_MENSAGEM, type TipoMensagem } from '../enums/index.ts';
import { isFilled } from '../internal/filled.ts';
import { isRecord } from '../internal/is-record.ts';
import type { MessageKey } from '../messages/index.ts';

/** What is said about a failed call: the server's own words, or a text of ours, each in the style of its type. */
export type FailureNotice<Key extends string = MessageKey> =
  | { readonly tipo: TipoMensagem; readonly titulo: string }
  | { readonly tipo: TipoMensagem; readonly key: Key };

function isText(value: unknown): value is string {
  return typeof value === 'string' && isFilled(value);
}

/**
 * What is said about a failed call with a treatment of its own, by the body of its answer.
 *
 * An object says its `titulo` in the style of its `tipo`; one of another `tipo` says `unexpected`, the fixed sentence about the support. A
 * body that is no object, and one without words, say `fallback`, the default text of the call. Of a list its first entry speaks.
 * @see, S-381, S-382, S-383
 */
export function failureNotice<Key extends string>(body: unknown, fallback: Key, unexpected: Key): FailureNotice<Key> {
  const [said]: readonly unknown[] = Array.isArray(body) ? body : [body];
  if (!isRecord(said)) return { tipo: 'ERROR', key: fallback };
  const tipo = TIPO_MENSAGEM.find((known) => known === said['tipo']);
  if (!tipo) return { tipo: 'ERROR', key: unexpected };
  const { titulo } = said;
  return isText(titulo) ? { tipo, titulo } : { tipo, key: fallback };
}

/** What is said about a failed call without a treatment of its own: the `message` that the server sent, else `fallback`. @see S-384 */
export function genericFailureNotice<Key extends string>(body: unknown, fallback: Key): FailureNotice<Key> {
  const message = isRecord(body) ? body['message'] : null;
  return isText(message) ? { tipo: 'ERROR', titulo: message } : { tipo: 'ERROR', key: fallback };
}
