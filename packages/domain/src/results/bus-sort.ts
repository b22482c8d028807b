import type { BusQuote } from '../entities/index.ts';
import type { OrdenacaoRodoviario } from '../enums/index.ts';
import { alphabetical, earliestFirst, type Order, ordered } from './order.ts';
import { byPrice, type Priced } from './price.ts';

/** A coach result; its supplier is the coach company. @see S-271 */
export type BusResult = Priced & Pick<BusQuote, 'dataPartida' | 'fornecedorServico'>;

const BUS_ORDERS: Record<OrdenacaoRodoviario, Order<BusResult>> = {
  MENOR_PRECO: byPrice,
  HORARIO_PARTIDA: earliestFirst(({ dataPartida }) => dataPartida),
  FORNECEDOR: alphabetical(({ fornecedorServico }) => fornecedorServico?.nome ?? null),
};

/** Coach results in order. @see S-101, S-040 */
export function sortBusResults<Result extends BusResult>(results: readonly Result[], sort: OrdenacaoRodoviario): readonly Result[] {
  return ordered<Result>(results, BUS_ORDERS[sort]);
}
