import { alphabetical, earliestFirst, type Order, ordered } from './order.ts';
import { byPrice, type Priced } from './price.ts';
import type { Departing } from './time-filter.ts';

/** How coach results are sorted; the first is the default. @see S-101 */
export const BUS_SORTS = ['MENOR_PRECO', 'HORARIO_PARTIDA', 'FORNECEDOR'] as const;
export type BusSort = (typeof BUS_SORTS)[number];

/** A coach result; its supplier is the coach company. @see S-271 */
export type BusResult = Priced & Departing & { readonly nomeCia: string | null };

const BUS_ORDERS: Record<BusSort, Order<BusResult>> = {
  MENOR_PRECO: byPrice,
  HORARIO_PARTIDA: earliestFirst(({ dataPartida }) => dataPartida),
  FORNECEDOR: alphabetical(({ nomeCia }) => nomeCia),
};

/** Coach results in order. @see S-101, S-040 */
export function sortBusResults<Result extends BusResult>(results: readonly Result[], sort: BusSort): readonly Result[] {
  return ordered<Result>(results, BUS_ORDERS[sort]);
}
