import type { HotelQuote } from '../../entities/index.ts';
import type { Violation } from '../../messages/index.ts';

const MAX_NIGHTS = 999;

/**
 * The violations of the nights and the commission's fraction of a hotel quote, each at its field: nights are above 0 and at most 999, the
 * fraction is 0 to 1. An empty one is not checked.
 */
export function rateViolations({
  quantidadeDiarias: nights,
  percentualComissao: fraction,
}: Pick<HotelQuote, 'quantidadeDiarias' | 'percentualComissao'>): readonly Violation[] {
  const violations: Violation[] = [];
  if (nights !== null && !(nights > 0 && nights <= MAX_NIGHTS))
    violations.push({ key: 'diarias_fora_do_limite', field: 'quantidadeDiarias' });
  if (fraction !== null && !(fraction >= 0 && fraction <= 1))
    violations.push({ key: 'comissao_fora_do_limite', field: 'percentualComissao' });
  return violations;
}
