import type { LookupEntity } from '@guiche/contract/lookups';
import { commonMessages } from '@guiche/domain/messages/common';
import { api } from '../api.ts';
import { unlessGivenUp } from '../failures/unless-given-up.ts';
import { useNotify } from '../failures/use-notify.ts';
import { type LookupQuery, searchEntities } from './lookup-entities.ts';

/** The search of lookup fields. One that fails is told in a toast, too: its own list closes with the next press. @see S-167, S-378 */
export function useLookups() {
  const notify = useNotify(commonMessages);
  return function search<T>(entity: LookupEntity, query: LookupQuery, signal: AbortSignal): Promise<readonly T[]> {
    return unlessGivenUp(searchEntities<T>(api, entity, query, signal), signal, () =>
      notify.say('ERROR', 'erro_buscar_dados_lookup', { entity }),
    );
  };
}
