import { alphabetical, descending, type Order, ordered } from './order.ts';
import { byPrice, type Priced } from './price.ts';
import type { Starred } from './star-filter.ts';

/** How hotel results are sorted; the first is the default. @see S-042 */
export const HOTEL_SORTS = ['MENOR_PRECO', 'NOME', 'ESTRELAS'] as const;
export type HotelSort = (typeof HOTEL_SORTS)[number];

/** A hotel result. @see S-270 */
export type HotelResult = Priced & Starred & { readonly nome: string | null };

const HOTEL_ORDERS: Record<HotelSort, Order<HotelResult>> = {
  MENOR_PRECO: byPrice,
  NOME: alphabetical(({ nome }) => nome),
  ESTRELAS: descending(({ estrelas }) => estrelas),
};

/** Hotel results in order. @see S-042, S-040 */
export function sortHotelResults<Result extends HotelResult>(results: readonly Result[], sort: HotelSort): readonly Result[] {
  return ordered<Result>(results, HOTEL_ORDERS[sort]);
}
