import type { HotelQuote } from '../../entities/index.ts';
import type { Violation } from '../../messages/index.ts';

/** The fewest and the most nights of a stay: nights have 2 decimals. */
export const NIGHTS_LIMITS = { min: 0.01, max: 999 } as const;

/**
 * The violations of the nights and the commission's fraction of a hotel quote, each at its field: nights are above 0 and at most 999, the
 * fraction is 0 to 1. An empty one is not checked.
 */
export function rateViolations({
  quantidadeDiarias: nights,
  percentualComissao: fraction,
}: Pick<HotelQuote, 'quantidadeDiarias' | 'percentualComissao'>): readonly Violation[] {
  const violations: Violation[] = [];
  if (nights !== null && !(nights >= NIGHTS_LIMITS.min && nights <= NIGHTS_LIMITS.max))
    violations.push({ key: 'diarias_fora_do_limite', field: 'quantidadeDiarias' });
  if (fraction !== null && !(fraction >= 0 && fraction <= 1))
    violations.push({ key: 'comissao_fora_do_limite', field: 'percentualComissao' });
  return violations;
}
