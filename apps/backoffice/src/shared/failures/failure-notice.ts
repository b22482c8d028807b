import { CallError } from '@guiche/contract/client';
import { type FailureNotice as Notice, failureNotice as noticeOf } from '@guiche/domain/errors';
import type { MessageKey } from '@guiche/domain/messages';

export type FailureNotice = Notice<MessageKey>;

/**
 * Turns a failed call into what is said about it: what the server said, or a word about the connection when no answer came; without a
 * call, the default text.
 * @see
 */
export function failureNotice(error: unknown, fallback: MessageKey = 'erro_padrao'): FailureNotice {
  if (!(error instanceof CallError)) return { tipo: 'ERROR', key: fallback };
  if (error.status === 0) return { tipo: 'ERROR', key: 'sem_conexao' };
  return noticeOf<MessageKey>(error.errors, fallback, 'erro_inesperado');
}
