import { CallError } from '@guiche/contract/client';
import { type FailureNotice, failureNotice } from '../../shared/failures/failure-notice.ts';

type ForgotFailureKey = 'usuario_nao_encontrado' | 'servidor_indisponivel';

/**
 * The notice for a password that could not be asked for: a fixed text for a refusal, except the one for asking too often, which says for how
 * long. A server that has not answered knows nothing of the user, and neither does one in trouble.
 * @see A-306
 */
export function forgotFailure(error: unknown): FailureNotice<ForgotFailureKey> {
  const refused = error instanceof CallError && error.status >= 400 && error.status < 500;
  if (!refused) return failureNotice<ForgotFailureKey>(error, 'servidor_indisponivel');
  const words = error.status === 429 ? error.errors[0]?.titulo : undefined;
  return words === undefined ? { tipo: 'ERROR', key: 'usuario_nao_encontrado' } : { tipo: 'ERROR', titulo: words };
}
