import { describedFailure } from '../../shared/failures/described-failure.ts';

/** Why a supplier did not do what it was asked, behind what failed: `Erro ao solicitar credencial: Cadastro não aceito.` @see S-152 */
export function failureWithReason(failed: string, error: unknown): string {
  const reason = describedFailure(error);
  return reason === undefined || reason === failed ? failed : `${failed.replace(/[.:]$/, '')}: ${reason}`;
}
