import { CallError } from '@guiche/contract/client';
import { TIPO_MENSAGEM, type TipoMensagem } from '@guiche/domain/enums';
import type { MessageKey } from '@guiche/domain/messages';

/** What a toast says about a failure: words of the server, or a text of ours by its key. */
export type FailureNotice =
  | { readonly tipo: TipoMensagem; readonly titulo: string }
  | { readonly tipo: TipoMensagem; readonly key: MessageKey };

/**
 * Turns a failed call into what is said about it: the server's error object (the first one of a list) by its `tipo`; the fixed
 * sentence for a `tipo` that is not known; a word about the connection when no answer came; else the default text of the call.
 * @see
 */
export function failureNotice(error: unknown, fallback: MessageKey = 'erro_padrao'): FailureNotice {
  if (!(error instanceof CallError)) return { tipo: 'ERROR', key: fallback };
  if (error.status === 0) return { tipo: 'ERROR', key: 'sem_conexao' };
  const [said] = error.errors;
  if (!said) return { tipo: 'ERROR', key: fallback };
  const tipo = TIPO_MENSAGEM.find((known) => known === said.tipo);
  if (!tipo) return { tipo: 'ERROR', key: 'erro_inesperado' };
  return { tipo, titulo: said.titulo };
}
