import { CallError } from '@guiche/contract/client';
import { genericFailureNotice, type FailureNotice as Notice, failureNotice as noticeOf } from '@guiche/domain/errors';
import type { TopicKey } from '@guiche/domain/messages';
import type { errorsMessages } from '@guiche/domain/messages/errors';

/** What is said of any failed call, beside the text of the call itself. */
type CommonKey = Extract<TopicKey<typeof errorsMessages>, 'erro_padrao' | 'erro_inesperado' | 'sem_conexao'>;

export type FailureNotice<Key extends string = never> = Notice<Key | CommonKey>;

/**
 * Turns a failed call into what is said about it: what the server said, or a word about the connection when no answer came; without a
 * call, the default text. A call that names its default text has a treatment of its own; every other failure is a generic one.
 * @see, S-384
 */
export function failureNotice<Key extends string = never>(error: unknown, fallback?: Key | CommonKey): FailureNotice<Key> {
  if (!(error instanceof CallError)) return { tipo: 'ERROR', key: fallback ?? 'erro_padrao' };
  if (error.status === 0) return { tipo: 'ERROR', key: 'sem_conexao' };
  if (fallback === undefined) return genericFailureNotice<Key | CommonKey>(error.body, 'erro_padrao');
  return noticeOf<Key | CommonKey>(error.body, fallback, 'erro_inesperado');
}
