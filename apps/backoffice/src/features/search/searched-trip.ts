import { listConsolidators } from '@guiche/contract/lookups';
import { findRequest, findReturnJustification } from '@guiche/contract/requests';
import {
  findOwnTrip,
  findServiceActivity,
  findTravellers,
  findTripWithHotels,
  listHotelServices,
  listOnlineAgencies,
  listTravellersOfTrip,
} from '@guiche/contract/searches';
import { activeProfile, isClientProfile, type SearchedKind } from '@guiche/domain/access';
import { testIsOffered } from '@guiche/domain/credentials';
import type { Service, TravelRequest, User } from '@guiche/domain/entities';
import { TIPO_SERVICO_ID } from '@guiche/domain/enums';
import { servicesOf } from '@guiche/domain/requests';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../shared/api.ts';

/** The key of a request as its searches have it. */
export const tripKey = (idViagem: number) => ['search', 'trip', idViagem] as const;
/** The key of its hotel services. */
export const hotelTripKey = (idViagem: number) => ['search', 'hotels', idViagem] as const;

/** The service of each kind that is searched for. */
export type ServiceOf<Kind extends SearchedKind> = Extract<Service, { readonly tipoServico: Kind }>;

/** The services of a kind in a request. */
export function servicesOfKind<Kind extends SearchedKind>(request: TravelRequest, kind: Kind): readonly ServiceOf<Kind>[] {
  return servicesOf(request).filter((service): service is ServiceOf<Kind> => service.tipoServico === kind);
}

/** A request for its searches, as it is now. Travellers and approvers get what is theirs of it. */
export function searchedTripQuery(user: User, idViagem: number) {
  const { agency } = user;
  return queryOptions({
    queryKey: tripKey(idViagem),
    // Another tab may have chosen meanwhile: a press on what is chosen no more would take its choice back.
    refetchOnWindowFocus: 'always',
    queryFn: async ({ signal }): Promise<TravelRequest> => {
      if (isClientProfile(activeProfile(user))) return api.call(findOwnTrip, { params: { idViagem }, signal });
      const body = { isSupplier: true, idAgencia: agency.id, situacao: 'TODOS', idSolicitacao: idViagem } as const;
      const { content } = await api.call(findRequest, { body, signal });
      const [request] = content;
      if (!request) throw new Error('the answer has no request');
      return request;
    },
  });
}

/** The key of why a request came back. */
export const justificationKey = (idViagem: number) => ['search', 'justification', idViagem] as const;

/** Why a request was refused, or returned; null for any other. @see S-001, A-120 */
export function justificationQuery(idViagem: number) {
  return queryOptions({
    queryKey: justificationKey(idViagem),
    queryFn: async ({ signal }) => (await api.call(findReturnJustification, { params: { id: idViagem }, signal })).justificativa,
  });
}

/** The hotel services of a request with the lowest-price rule of its client. @see S-349, S-098 */
export function hotelTripQuery(idViagem: number) {
  return queryOptions({
    queryKey: hotelTripKey(idViagem),
    refetchOnWindowFocus: 'always',
    queryFn: ({ signal }) => api.call(findTripWithHotels, { params: { idSolicitacao: idViagem }, signal }),
  });
}

/** The credentials of the agency that a search asks, one after the other or side by side. @see S-356 */
export function searchedCredentialsQuery({ agency }: User, kind: SearchedKind, { empresa }: TravelRequest) {
  return queryOptions({
    queryKey: ['search', 'credentials', kind, empresa.id],
    staleTime: 300_000,
    queryFn: async ({ signal }) => {
      const params = { idAgencia: agency.id, tipoServico: TIPO_SERVICO_ID[kind], idEmpresa: empresa.id };
      const all = await api.call(listConsolidators, { params, signal });
      return all.filter(({ consolidadora }) => testIsOffered(consolidadora));
    },
  });
}

/** Whether hotels are active in the settings, and the agencies that are searched for them. @see S-341, S-350, S-085, S-086 */
export function hotelSourcesQuery() {
  return queryOptions({
    queryKey: ['search', 'hotel-sources'],
    staleTime: 300_000,
    queryFn: async ({ signal }) => {
      const [isActive, agencies] = await Promise.all([
        api.call(findServiceActivity, { params: { typeId: TIPO_SERVICO_ID.HOTEL }, signal }),
        api.call(listOnlineAgencies, { signal }),
      ]);
      return { isActive, agencies };
    },
  });
}

/** The travellers of a trip, with what a booking needs of them. @see S-339 */
export function passengersQuery(idViagem: number) {
  return queryOptions({
    queryKey: ['search', 'passengers', idViagem],
    queryFn: ({ signal }) => api.call(listTravellersOfTrip, { params: { idViagem }, signal }),
  });
}

/** The key of the hotel services of a request as its approval has them. */
export const approvedHotelsKey = (idViagem: number) => ['search', 'approved-hotels', idViagem] as const;

/** The hotel services of a request for its approval: what was removed of them, and why one was chosen. @see S-354, S-098 */
export function approvedHotelsQuery(idViagem: number) {
  return queryOptions({
    queryKey: approvedHotelsKey(idViagem),
    queryFn: ({ signal }) => api.call(listHotelServices, { params: { idViagem }, signal }),
  });
}

/** The records of travellers by their ids. @see S-340 */
export function travellersQuery(ids: readonly string[]) {
  return queryOptions({
    queryKey: ['search', 'travellers', ...ids],
    queryFn: ({ signal }) => api.call(findTravellers, { body: [...ids], signal }),
  });
}
