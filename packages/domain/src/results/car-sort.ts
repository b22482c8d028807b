import type { CarQuote } from '../entities/index.ts';
import type { OrdenacaoCarro } from '../enums/index.ts';
import { alphabetical, type Order, ordered } from './order.ts';
import { byPrice, type Priced } from './price.ts';

/** A car result; its supplier is the rental company. @see S-266 */
export type CarResult = Priced & Pick<CarQuote, 'nomeCia'>;

const CAR_ORDERS: Record<OrdenacaoCarro, Order<CarResult>> = { MENOR_PRECO: byPrice, FORNECEDOR: alphabetical(({ nomeCia }) => nomeCia) };

/** Car results in order. @see S-041, S-040 */
export function sortCarResults<Result extends CarResult>(results: readonly Result[], sort: OrdenacaoCarro): readonly Result[] {
  return ordered<Result>(results, CAR_ORDERS[sort]);
}
