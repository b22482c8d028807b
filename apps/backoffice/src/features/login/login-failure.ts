import { CallError } from '@guiche/contract/client';
import { type FailureNotice, failureNotice } from '../../shared/failures/failure-notice.ts';

type LoginFailureKey = 'credenciais_invalidas' | 'servidor_indisponivel';

/**
 * The notice for a failed login: a fixed text whenever the server refuses it, whatever the server says. A server error keeps its own words,
 * and a missing response is reported as such.
 * @see
 */
export function loginFailure(error: unknown): FailureNotice<LoginFailureKey> {
  const refused = error instanceof CallError && error.status >= 400 && error.status < 500;
  return refused ? { tipo: 'ERROR', key: 'credenciais_invalidas' } : failureNotice<LoginFailureKey>(error, 'servidor_indisponivel');
}
