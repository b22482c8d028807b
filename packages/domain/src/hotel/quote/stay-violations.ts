import type { StatusCotacao } from '../../enums/index.ts';
import type { Violation } from '../../messages/index.ts';

const WITHOUT_CHECK: readonly StatusCotacao[] = ['EMISSAO_CANCELAMENTO_PENDENTE', 'EMISSAO_ALTERADA'];
const MIDNIGHT = /T00:00$/;

export interface Stay {
  readonly checkin: string | null;
  readonly checkout: string | null;
  readonly statusCotacao: StatusCotacao;
}

/**
 * The violations of a check-in or check-out that was left at 00:00, that is without an hour, each at its field. Not checked while a
 * cancellation is pending, after a change, or in history. Empty when both may be saved.
 * @see Q-211
 */
export function stayHourViolations(stay: Stay, history: boolean): readonly Violation[] {
  if (history || WITHOUT_CHECK.includes(stay.statusCotacao)) return [];
  return (['checkin', 'checkout'] as const)
    .filter((field) => MIDNIGHT.test(stay[field] ?? ''))
    .map((field) => ({ key: 'validacao_campos_data_checkin_checkout', field }));
}
