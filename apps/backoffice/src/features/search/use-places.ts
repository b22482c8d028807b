import { findPlaces } from '@guiche/contract/lookups';
import { commonMessages } from '@guiche/domain/messages/common';
import type { Places } from '@guiche/ui/inputs/place-picker';
import { api } from '../../shared/api.ts';
import { unlessGivenUp } from '../../shared/failures/unless-given-up.ts';
import { useNotify } from '../../shared/failures/use-notify.ts';

/** The maps service of the server. A search that fails is told in a toast, too: the list of the field closes with the next press. @see S-167, S-394 */
export function usePlaces(): Places {
  const notify = useNotify(commonMessages);
  return {
    search(termo, { kind, country, signal = new AbortController().signal }) {
      const found = api.call(findPlaces, { params: { termo }, query: { tipo: kind, pais: country }, signal });
      return unlessGivenUp(found, signal, () => notify.say('ERROR', 'erro_buscar_dados_lookup', { entity: 'lugares' }));
    },
  };
}
