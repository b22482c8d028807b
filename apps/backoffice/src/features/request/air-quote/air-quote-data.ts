import { findMargin, listFareFamilies } from '@guiche/contract/quotes';
import { isOwnAgency } from '@guiche/domain/access';
import type { Airline, Airport, User } from '@guiche/domain/entities';
import { marginKey } from '@guiche/domain/pricing';
import type { AirQuoteSources } from '@guiche/ui/modals/air-quote-modal';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../shared/api.ts';
import { searchEntities } from '../lookup-entities.ts';

/** The margin of a company and intermediary, in percent; only for the own agency; no other agency has it. @see */
export function marginQuery(user: User, idEmpresa: number, intermediador: string | null) {
  return queryOptions({
    queryKey: ['margin', marginKey(idEmpresa, intermediador)],
    enabled: isOwnAgency(user) && marginKey(idEmpresa, intermediador) !== null,
    staleTime: 60_000,
    retry: false,
    queryFn: ({ signal }) => api.call(findMargin, { query: { idEmpresa, intermediador: intermediador ?? '' }, signal }),
  });
}

/** The lookups of the modal while someone types. */
export const airQuoteSources: AirQuoteSources = {
  searchAirports: (term, signal) => searchEntities<Airport>(api, 'aeroporto', term, signal),
  searchAirlines: (term, signal) => searchEntities<Airline>(api, 'ciaAerea', term, signal),
  listFareFamilies: (cia, signal) => api.call(listFareFamilies, { params: { cia }, signal }),
};
