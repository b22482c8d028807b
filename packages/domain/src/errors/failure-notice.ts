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

/** The words of an error object with its type; undefined for a body that is none. */
function wordsOf(body: unknown): { readonly tipo: TipoMensagem; readonly titulo: string } | undefined {
  if (!isRecord(body)) return undefined;
  const { titulo } = body;
  const tipo = TIPO_MENSAGEM.find((known) => known === body['tipo']);
  return tipo && isText(titulo) ? { tipo, titulo } : undefined;
}

/** Of a list its first entry speaks. */
function speaker(body: unknown): unknown {
  return Array.isArray(body) ? body[0] : body;
}

/**
 * What is said about a failed call with a treatment of its own, by the body of its answer.
 *
 * An object says its `titulo` in the style of its `tipo`; one of another `tipo`, or without `tipo` or `titulo`, says `unexpected`, the fixed
 * sentence about the support. A body that is no object says `fallback`, the default text of the call. Of a list its first entry speaks.
 * @see, S-381, S-382, S-383
 */
export function failureNotice<Key extends string>(body: unknown, fallback: Key, unexpected: Key): FailureNotice<Key> {
  const said = speaker(body);
  return wordsOf(said) ?? { tipo: 'ERROR', key: isRecord(said) ? unexpected : fallback };
}

/**
 * What is said about a failed call without a treatment of its own: the `message` that the server sent, else the `titulo` of an error object,
 * else `fallback`.
 * @see A-285, S-384
 */
export function genericFailureNotice<Key extends string>(body: unknown, fallback: Key): FailureNotice<Key> {
  const said = speaker(body);
  const words = wordsOf(said);
  const message = isRecord(said) ? said['message'] : null;
  if (isText(message)) return { tipo: words?.tipo ?? 'ERROR', titulo: message };
  return words ?? { tipo: 'ERROR', key: fallback };
}
