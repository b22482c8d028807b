import { formatMoney } from '@guiche/masks/money';
import { segmentEnds } from '../air/display/index.ts';
import type { AirQuote } from '../entities/index.ts';
import { airlineNames } from './quote-name.ts';

/**
 * Segments of an air quote, with what the client paid for them, by which a person recognises what was cancelled: `Azul, REC → GRU, R$ 120,00`. An
 * airport that is not filled in is left out.
 * @see Q-322
 */
export function partName({ moeda }: Pick<AirQuote, 'moeda'>, segmentos: readonly AirQuote['segmentos'][number][], valor: number): string {
  const routes = segmentos.map((segment) => {
    const { first, last } = segmentEnds(segment);
    return [first?.origem, last?.destino].filter(Boolean).join(' → ');
  });
  return [airlineNames({ segmentos }), ...routes, formatMoney(valor, { currency: moeda?.codigo ?? 'BRL' })].filter(Boolean).join(', ');
}
