import type { TravellerCard } from '../entities/index.ts';

/** The expiry of a card: `dataVencimento`, else `validade`; `''` without one. @see Q-076 */
export function cardExpiry({ dataVencimento, validade }: TravellerCard): string {
  return dataVencimento?.trim() || validade?.trim() || '';
}

/** The name on a card: the first non-blank one of `nomeCartaoColaborador`, `titular` and `nome`; `''` without one. @see Q-076 */
export function nameOnCard({ nomeCartaoColaborador, titular, nome }: TravellerCard): string {
  return [nomeCartaoColaborador, titular, nome].map((name) => name?.trim()).find(Boolean) ?? '';
}
