import { CallError } from '@guiche/contract/client';
import { TIPO_MENSAGEM } from '@guiche/domain/enums';

/** A text of an error object; undefined when it has none of this name. */
function textOf(said: unknown, name: 'titulo' | 'descricao' | 'tipo'): string | undefined {
  const value: unknown = typeof said === 'object' && said !== null ? Reflect.get(said, name) : undefined;
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}

/**
 * The failure of a quote's save as it is told: by the title of its first error, which is in it already, else by the description. What has
 * neither is told as every other failed call. @see Q-312
 */
export function saveFailure(error: unknown): unknown {
  if (!(error instanceof CallError)) return error;
  const said: unknown = Array.isArray(error.body) ? error.body[0] : error.body;
  const descricao = textOf(said, 'descricao');
  if (descricao === undefined || textOf(said, 'titulo') !== undefined) return error;
  const tipo = TIPO_MENSAGEM.find((known) => known === textOf(said, 'tipo')) ?? 'ERROR';
  return new CallError(error.status, { tipo, titulo: descricao }, error);
}
