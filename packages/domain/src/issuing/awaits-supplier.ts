import type { StatusCotacao } from '../enums/index.ts';

/** The quote statuses that wait for the supplier. @see Q-086, S-104 */
const WAITING: readonly StatusCotacao[] = ['COTACAO_PENDENTE', 'EMISSAO_PENDENTE', 'EMISSAO_CANCELAMENTO_PENDENTE'];

/** Whether a quote waits for the supplier. @see Q-086, S-104 */
export function awaitsSupplier(status: StatusCotacao): boolean {
  return WAITING.includes(status);
}
