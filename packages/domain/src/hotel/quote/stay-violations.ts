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
 * Check-in and check-out that were left at 00:00, each at its field: nobody gave an hour. Not asked while a cancellation is pending, after a
 * change, nor in history. Empty when there is nothing to say.
 * @see Q-211
 */
export function stayHourViolations(stay: Stay, history: boolean): readonly Violation[] {
  if (history || WITHOUT_CHECK.includes(stay.statusCotacao)) return [];
  return (['checkin', 'checkout'] as const)
    .filter((field) => MIDNIGHT.test(stay[field] ?? ''))
    .map((field) => ({ key: 'validacao_campos_data_checkin_checkout', field }));
}
