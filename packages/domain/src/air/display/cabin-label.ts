import type { TipoCabine } from '../../enums/index.ts';
import type { airMessages } from '../../messages/air/index.ts';
import type { TopicKey } from '../../messages/index.ts';

type CabinKey = Extract<TopicKey<typeof airMessages>, `cabine_${string}`>;

const CABINS: Record<TipoCabine, CabinKey> = {
  ECONOMICA: 'cabine_economica',
  ECONOMICA_PREMIUM: 'cabine_economica_premium',
  EXECUTIVA: 'cabine_executiva',
  PRIMEIRA_CLASSE: 'cabine_primeira_classe',
};

/** The label of a cabin. @see Q-089 */
export function cabinLabel(cabin: TipoCabine): CabinKey {
  return CABINS[cabin];
}
