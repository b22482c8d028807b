import { CallError } from '@guiche/contract/client';
import { type FailureNotice, failureNotice } from '../../shared/failures/failure-notice.ts';

type LoginFailureKey = 'credenciais_invalidas' | 'servidor_indisponivel';

/**
 * What is said of a failed login: in the fixed words whenever the server refuses it, whatever it says itself. A server in trouble keeps its
 * own words, and no answer is told as such.
 * @see
 */
export function loginFailure(error: unknown): FailureNotice<LoginFailureKey> {
  const refused = error instanceof CallError && error.status >= 400 && error.status < 500;
  return refused ? { tipo: 'ERROR', key: 'credenciais_invalidas' } : failureNotice<LoginFailureKey>(error, 'servidor_indisponivel');
}
