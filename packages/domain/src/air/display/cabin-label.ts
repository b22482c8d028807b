import type { TipoCabine } from '../../enums/index.ts';
import type { MessageKey } from '../../messages/index.ts';

const CABINS: Record<TipoCabine, MessageKey> = {
  ECONOMICA: 'cabine_economica',
  ECONOMICA_PREMIUM: 'cabine_economica_premium',
  EXECUTIVA: 'cabine_executiva',
  PRIMEIRA_CLASSE: 'cabine_primeira_classe',
};

/** The label of a cabin. @see Q-089 */
export function cabinLabel(cabin: TipoCabine): MessageKey {
  return CABINS[cabin];
}
