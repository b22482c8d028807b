import type { AirQuote } from '../entities/index.ts';
import type { OrdenacaoAereo } from '../enums/index.ts';
import { consolidatorName } from '../quotes/index.ts';
import { arrivalOf, departureOf, type Itinerary, outboundSegment, returnSegment, stopCount, travelMinutes } from './itinerary.ts';
import { alphabetical, ascending, earliestFirst, type Order, ordered } from './order.ts';
import { byPrice, type Priced } from './price.ts';

/** An air result; its supplier is the consolidator of its credential. */
export type AirResult = Priced & Itinerary & Pick<AirQuote, 'agenciaServico'>;

const supplierOf = ({ agenciaServico }: Pick<AirQuote, 'agenciaServico'>) =>
  agenciaServico && consolidatorName(agenciaServico.consolidadora);

const AIR_ORDERS: Record<OrdenacaoAereo, readonly Order<AirResult>[]> = {
  MENOR_PRECO: [byPrice],
  FORNECEDOR: [alphabetical(supplierOf), byPrice],
  HORARIO_PARTIDA: [earliestFirst((result) => departureOf(outboundSegment(result)))],
  HORARIO_PARTIDA_VOLTA: [earliestFirst((result) => departureOf(returnSegment(result)))],
  DURACAO: [ascending(travelMinutes)],
  HORARIO_CHEGADA: [earliestFirst((result) => arrivalOf(outboundSegment(result)))],
  HORARIO_CHEGADA_VOLTA: [earliestFirst((result) => arrivalOf(returnSegment(result)))],
  ESCALAS: [ascending(stopCount)],
};

/** Air results in order; results without the value come last, and equal ones keep their order. @see S-036, S-037, S-038, S-039, S-040 */
export function sortAirResults<Result extends AirResult>(results: readonly Result[], sort: OrdenacaoAereo): readonly Result[] {
  return ordered<Result>(results, ...AIR_ORDERS[sort]);
}
