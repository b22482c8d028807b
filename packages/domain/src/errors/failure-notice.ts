import { TIPO_MENSAGEM, type TipoMensagem } from '../enums/index.ts';
import { isFilled } from '../internal/filled.ts';
import { isRecord } from '../internal/is-record.ts';
import type { MessageKey } from '../messages/index.ts';

/** The notice for a failed call: the server's own words or a text of the catalogue, with the type that sets the style. */
export type FailureNotice<Key extends string = MessageKey> =
  | { readonly tipo: TipoMensagem; readonly titulo: string }
  | { readonly tipo: TipoMensagem; readonly key: Key };

function isText(value: unknown): value is string {
  return typeof value === 'string' && isFilled(value);
}

/** The words and the type of an error object; `undefined` for any other body. */
function wordsOf(body: unknown): { readonly tipo: TipoMensagem; readonly titulo: string } | undefined {
  if (!isRecord(body)) return undefined;
  const { titulo } = body;
  const tipo = TIPO_MENSAGEM.find((known) => known === body['tipo']);
  return tipo && isText(titulo) ? { tipo, titulo } : undefined;
}

/** The error object of a body: of a list, its first entry. */
function speaker(body: unknown): unknown {
  return Array.isArray(body) ? body[0] : body;
}

/**
 * The notice for a failed call that has a default text of its own, by the body of the response.
 *
 * An error object gives its `titulo` in the style of its `tipo`; an object of an unknown `tipo`, or without `tipo` or `titulo`, gives
 * `unexpected`, the fixed sentence about the support. A body that is not an object gives `fallback`, the default text of the call. Of a
 * list, the first entry counts.
 * @see, S-381, S-382, S-383
 */
export function failureNotice<Key extends string>(body: unknown, fallback: Key, unexpected: Key): FailureNotice<Key> {
  const said = speaker(body);
  return wordsOf(said) ?? { tipo: 'ERROR', key: isRecord(said) ? unexpected : fallback };
}

/**
 * The notice for a failed call without a default text of its own: the `message` that the server sent, else the `titulo` of an error object,
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
