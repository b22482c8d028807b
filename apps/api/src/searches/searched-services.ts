import type { SearchedCarService, SearchedHotelService, TravelRequest } from '@guiche/domain/entities';
import type { Queryable } from '../db/transaction.ts';
import { servicesOfRequest } from '../requests/data/services.ts';
import { loadRequestOfHistory } from '../requests/load-request.ts';
import type { Session } from '../session/data/sessions.ts';
import { type SearchTrace, traceOf } from './data/searched-choice.ts';

/** A request, and what its searches left at each service. */
interface SearchedTrip {
  readonly request: TravelRequest;
  readonly traceOfService: (id: string) => SearchTrace;
}

/** A trip for its search. Errors: 404; 403 for one that is with another consultant. */
export async function loadSearchedTrip(db: Queryable, session: Session, idViagem: number): Promise<SearchedTrip> {
  const request = await loadRequestOfHistory(db, session, idViagem);
  const traces = new Map((await servicesOfRequest(db, request)).map((row) => [row.id, traceOf(row)]));
  return { request, traceOfService: (id) => traces.get(id) ?? traceOf({ dados: {} }) };
}

/** The hotel services of a trip as their search shows them. @see S-269 */
export function searchedHotels({ request, traceOfService }: SearchedTrip): SearchedHotelService[] {
  return request.servicosHotel.map(({ id, cidade, checkin, checkout, adultos, viajantes, cotacoes, escolhida }) => {
    const { historico, validacao, justificativa, removido } = traceOfService(id);
    // `idVigencia` names the term of a hotel's contract rates, which only a provider with such rates has.
    const stay = { id, cidade, checkin, checkout, adultos, viajantes, cotacoes, escolhida, idVigencia: null };
    return { ...stay, historico, validacao, justificativa, removido };
  });
}

/** The same for who approved them, or travels: a hotel without which the request was approved is told with what had been chosen. @see S-096, S-354 */
export function approvedHotels(trip: SearchedTrip): SearchedHotelService[] {
  return searchedHotels(trip).map((stay) => {
    const { removido, idCotacaoRemovida } = trip.traceOfService(stay.id);
    const chosen = removido ? stay.cotacoes.find(({ id }) => id === idCotacaoRemovida) : undefined;
    return chosen ? { ...stay, escolhida: chosen } : stay;
  });
}

/** The car services of a trip as their search shows them. @see S-265 */
export function searchedCars({ request, traceOfService }: SearchedTrip): SearchedCarService[] {
  return request.servicosCarro.map(({ id, cidadeRetirada, cidadeDevolucao, dataRetirada, dataDevolucao, viajantes, escolhida }) => {
    const { historico, validacao, justificativa } = traceOfService(id);
    const rental = { id, cidadeRetirada, cidadeDevolucao, dataRetirada, dataDevolucao, viajantes, escolhida };
    return { ...rental, historico: historico && { data: historico.data }, validacao, justificativa };
  });
}
