import type { LookupData } from '@guiche/domain/entities';
import { carPlaceText } from '@guiche/domain/lookups';
import { commonMessages } from '@guiche/domain/messages/common';
import type { OtherQuoteSources } from '@guiche/ui/modals/other-quote-modal';
import { api } from '../../../shared/api.ts';
import { unlessGivenUp } from '../../../shared/failures/unless-given-up.ts';
import { useNotify } from '../../../shared/failures/use-notify.ts';
import { searchExpenseTypes } from '../../../shared/lookups/lookup-entities.ts';
import { useLookups } from '../../../shared/lookups/use-lookups.ts';

/** The lookups of the modal of another service. @see S-167, S-172, S-174 */
export function useOtherQuoteSources(): OtherQuoteSources {
  const search = useLookups();
  const notify = useNotify(commonMessages);
  return {
    async searchPlaces(term, signal) {
      const places = await search<LookupData['localCarro']>('localCarro', { term }, signal);
      return places.map((place) => {
        const { name, where } = carPlaceText(place);
        return { ...place, id: `${name} ${where}` };
      });
    },
    searchExpenseTypes: (term, signal) =>
      unlessGivenUp(searchExpenseTypes(api, term, signal), signal, () =>
        notify.say('ERROR', 'erro_buscar_dados_lookup', { entity: 'tipoDespesa' }),
      ),
  };
}
