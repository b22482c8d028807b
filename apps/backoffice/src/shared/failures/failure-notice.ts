import { CallError } from '@guiche/contract/client';
import { type FailureNotice as Notice, failureNotice as noticeOf } from '@guiche/domain/errors';
import type { TopicKey } from '@guiche/domain/messages';
import type { errorsMessages } from '@guiche/domain/messages/errors';

/** What is said of any failed call, beside the text of the call itself. */
type CommonKey = Extract<TopicKey<typeof errorsMessages>, 'erro_padrao' | 'erro_inesperado' | 'sem_conexao'>;

export type FailureNotice<Key extends string = never> = Notice<Key | CommonKey>;

/**
 * Turns a failed call into what is said about it: what the server said, or a word about the connection when no answer came; without a
 * call, the default text.
 * @see
 */
export function failureNotice<Key extends string = never>(error: unknown, fallback: Key | CommonKey = 'erro_padrao'): FailureNotice<Key> {
  if (!(error instanceof CallError)) return { tipo: 'ERROR', key: fallback };
  if (error.status === 0) return { tipo: 'ERROR', key: 'sem_conexao' };
  return noticeOf<Key | CommonKey>(error.errors, fallback, 'erro_inesperado');
}
