import type { StatusCotacao } from '../../enums/index.ts';
import { isExistingWallClock } from '../../internal/existing-moment.ts';
import type { Violation } from '../../messages/index.ts';
import { unreadableDates } from '../../quotes/unreadable-dates.ts';

const WITHOUT_CHECK: readonly StatusCotacao[] = ['EMISSAO_CANCELAMENTO_PENDENTE', 'EMISSAO_ALTERADA'];
const MIDNIGHT = 'T00:00';

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
    .filter((field) => stay[field]?.endsWith(MIDNIGHT))
    .map((field) => ({ key: 'validacao_campos_data_checkin_checkout', field }));
}

/**
 * The violations of the dates of a stay. A check-in or check-out that is not an existing date and time is refused at its field
 * (`informe_a_hora` for a day without its time, else `data_invalida`), a check-out at or before the check-in at the check-out. An empty date
 * is not checked, nor is any in history.
 */
export function stayDateViolations(stay: Pick<Stay, 'checkin' | 'checkout'>, history: boolean): readonly Violation[] {
  if (history) return [];
  const unreadable = unreadableDates(stay, ['checkin', 'checkout'], isExistingWallClock);
  if (unreadable.length > 0) return unreadable;
  // Both are on the clock of the hotel, and their texts are ordered as their times are.
  const backward = stay.checkin && stay.checkout && stay.checkout <= stay.checkin;
  return backward ? [{ key: 'checkout_deve_ser_posterior_ao_checkin', field: 'checkout' }] : [];
}
