import type { HotelQuote } from '../entities/index.ts';
import type { OrdenacaoHotel } from '../enums/index.ts';
import { alphabetical, descending, type Order, ordered } from './order.ts';
import { byPrice, type Priced } from './price.ts';

/** A hotel result. @see S-270 */
export type HotelResult = Priced & Pick<HotelQuote, 'nome' | 'estrelas'>;

const HOTEL_ORDERS: Record<OrdenacaoHotel, Order<HotelResult>> = {
  MENOR_PRECO: byPrice,
  NOME: alphabetical(({ nome }) => nome),
  ESTRELAS: descending(({ estrelas }) => estrelas),
};

/** Hotel results in order. @see S-042, S-040 */
export function sortHotelResults<Result extends HotelResult>(results: readonly Result[], sort: OrdenacaoHotel): readonly Result[] {
  return ordered<Result>(results, HOTEL_ORDERS[sort]);
}
