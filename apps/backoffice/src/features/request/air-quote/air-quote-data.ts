import { findMargin, listFareFamilies } from '@guiche/contract/quotes';
import { isOwnAgency } from '@guiche/domain/access';
import type { Airline, Airport, User } from '@guiche/domain/entities';
import { airMessages } from '@guiche/domain/messages/air';
import { marginKey } from '@guiche/domain/pricing';
import type { AirQuoteSources } from '@guiche/ui/modals/air-quote-modal';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../shared/api.ts';
import { unlessGivenUp } from '../../../shared/failures/unless-given-up.ts';
import { useNotify } from '../../../shared/failures/use-notify.ts';
import { useLookups } from '../use-lookups.ts';

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

/** The lookups of the modal while someone types. @see, S-169 */
export function useAirQuoteSources(): AirQuoteSources {
  const search = useLookups();
  const notify = useNotify(airMessages);
  return {
    searchAirports: (term, signal) => search<Airport>('aeroporto', { term }, signal),
    searchAirlines: (term, signal) => search<Airline>('ciaAerea', { term }, signal),
    listFareFamilies: (cia, signal) =>
      unlessGivenUp(api.call(listFareFamilies, { params: { cia }, signal }), signal, (error) =>
        notify.failure(error, 'erro_buscar_familias_cia'),
      ),
  };
}
