import type { HotelQuote } from '../../entities/index.ts';
import type { Violation } from '../../messages/index.ts';

/** The fewest and the most nights of a stay: nights have 2 decimals. */
export const NIGHTS_LIMITS = { min: 0.01, max: 999 } as const;
const FRACTION_LIMITS = { min: 0, max: 1 } as const;

function isOutside(value: number | null, { min, max }: { readonly min: number; readonly max: number }): boolean {
  return value !== null && !(value >= min && value <= max);
}

/**
 * The violations of the nights and the commission's fraction of a hotel quote, each at its field: nights are above 0 and at most 999, the
 * fraction is 0 to 1. An empty one is not checked.
 */
export function rateViolations({
  quantidadeDiarias: nights,
  percentualComissao: fraction,
}: Pick<HotelQuote, 'quantidadeDiarias' | 'percentualComissao'>): readonly Violation[] {
  const violations: Violation[] = [];
  if (isOutside(nights, NIGHTS_LIMITS)) violations.push({ key: 'diarias_fora_do_limite', field: 'quantidadeDiarias' });
  if (isOutside(fraction, FRACTION_LIMITS)) violations.push({ key: 'comissao_fora_do_limite', field: 'percentualComissao' });
  return violations;
}
