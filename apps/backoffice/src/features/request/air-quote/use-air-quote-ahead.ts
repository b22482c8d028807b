import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useUser } from '../../../shared/session/session-context.tsx';
import { whenIdle } from '../../../shared/when-idle.ts';
import { quoteOptionsQuery } from '../quote-editor/quote-data.ts';
import { AirQuoteModal } from './fetched-modal.ts';

/**
 * Fetches ahead what the editor of air quotes needs: its code and the lists that it offers. Where quotes are edited, that happens as soon as
 * the page is at rest; elsewhere when the pointer or the focus is on a button that opens it, which calls the returned function.
 */
export function useAirQuoteAhead(idEmpresa: number, edited: boolean): () => void {
  const queries = useQueryClient();
  const user = useUser();
  function fetchAhead() {
    void AirQuoteModal.preload().catch(() => undefined);
    void queries.prefetchQuery(quoteOptionsQuery(user, idEmpresa, 'AEREO'));
  }
  const fetchAtRest = useEffectEvent(fetchAhead);
  useEffect(() => (edited ? whenIdle(() => fetchAtRest()) : undefined), [edited]);
  return fetchAhead;
}
