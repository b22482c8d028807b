import { searchMessages } from '@guiche/domain/messages/search';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNotify } from '../../shared/failures/use-notify.ts';
import { followTripTabs } from '../../shared/requests/trip-tabs.ts';
import { approvedHotelsKey, hotelTripKey, justificationKey, tripKey } from './searched-trip.ts';

/**
 * Keeps an open trip as it is: what another tab has chosen or sent is asked for anew. Where something was chosen of offers that wait for no choice any
 * more, that is said: the choice of this tab goes nowhere.
 * @see S-001
 */
export function useTripTabs(idViagem: number, chooses: boolean | undefined): void {
  const client = useQueryClient();
  const notify = useNotify(searchMessages);
  const chose = useRef(false);
  useEffect(() => {
    const keys = [tripKey(idViagem), hotelTripKey(idViagem), approvedHotelsKey(idViagem), justificationKey(idViagem)];
    return followTripTabs(idViagem, () => {
      for (const queryKey of keys) void client.invalidateQueries({ queryKey });
    });
  }, [client, idViagem]);
  useEffect(() => {
    if (chooses === undefined) return;
    if (chose.current && !chooses) notify.say('WARNING', 'solicitacao_nao_aguarda_escolha');
    chose.current = chooses;
  }, [chooses, notify]);
}
