import { listFareFamilies } from '@guiche/contract/quotes';
import type { Airline, Airport } from '@guiche/domain/entities';
import { airMessages } from '@guiche/domain/messages/air';
import type { AirQuoteSources } from '@guiche/ui/modals/air-quote-modal';
import { api } from '../../../shared/api.ts';
import { unlessGivenUp } from '../../../shared/failures/unless-given-up.ts';
import { useNotify } from '../../../shared/failures/use-notify.ts';
import { useLookups } from '../../../shared/lookups/use-lookups.ts';

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
