import { CallError } from '@guiche/contract/client';
import { genericFailureNotice, type FailureNotice as Notice, failureNotice as noticeOf } from '@guiche/domain/errors';
import type { TopicKey } from '@guiche/domain/messages';
import type { errorsMessages } from '@guiche/domain/messages/errors';
import { CodeNotFetched } from '@guiche/ui/on-demand';

/** The texts for any failed call, besides the default text of the call. */
type CommonKey = Extract<
  TopicKey<typeof errorsMessages>,
  'erro_padrao' | 'erro_inesperado' | 'sem_conexao' | 'sem_conexao_mantido' | 'sem_permissao' | 'dados_recusados' | 'codigo_nao_carregado'
>;

/** What a window with fields says without a connection, in place of the common text. */
export type KeptKey = Extract<CommonKey, 'sem_conexao_mantido'>;

export type FailureNotice<Key extends string = never> = Notice<Key | CommonKey>;

/** What the status of a response says by itself, when its body says nothing. */
const SAID_BY_STATUS: Readonly<Record<number, CommonKey>> = { 403: 'sem_permissao', 422: 'dados_recusados' };

function saysNothing(body: unknown): boolean {
  return body === undefined || body === null || (typeof body === 'object' && Object.keys(body).length === 0);
}

/**
 * The notice for a failed call: the server's words, or a text about the connection when there was no response; the default text for an
 * error that is not a call's. A 403 or 422 without a body says what its status says. A call with a default text of its own follows A-285;
 * every other failure is a generic one. `cutOff` is said without a response in place of the common text, which says nothing of what was typed: it is also said where nothing was. Code that could not be fetched is said as what it is.
 * @see, S-384
 */
export function failureNotice<Key extends string = never>(
  error: unknown,
  fallback?: Key | CommonKey,
  cutOff?: Key | CommonKey,
): FailureNotice<Key> {
  if (error instanceof CodeNotFetched) return { tipo: 'ERROR', key: error.passes ? 'sem_conexao' : 'codigo_nao_carregado' };
  if (!(error instanceof CallError)) return { tipo: 'ERROR', key: fallback ?? 'erro_padrao' };
  if (error.status === 0) return { tipo: 'ERROR', key: cutOff ?? 'sem_conexao' };
  const byStatus = SAID_BY_STATUS[error.status];
  if (byStatus && saysNothing(error.body)) return { tipo: 'ERROR', key: byStatus };
  if (fallback === undefined) return genericFailureNotice<Key | CommonKey>(error.body, 'erro_padrao');
  return noticeOf<Key | CommonKey>(error.body, fallback, 'erro_inesperado');
}
