import type { Service } from '@guiche/domain/entities';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useUser } from '../../../shared/session/session-context.tsx';
import { whenIdle } from '../../../shared/when-idle.ts';
import { quoteOptionsQuery } from './quote-data.ts';
import { quoteEditorOf } from './quote-editors.ts';

/**
 * Fetches ahead what the editor of a service's quotes needs: its code and the lists that it offers. Where quotes are edited, that happens as
 * soon as the page is at rest; elsewhere when the pointer or the focus is on a button that opens it, which calls the returned function.
 */
export function useQuoteAhead(idEmpresa: number, service: Pick<Service, 'tipoServico'>, edited: boolean): () => void {
  const queries = useQueryClient();
  const user = useUser();
  function fetchAhead() {
    const editor = quoteEditorOf(service);
    if (!editor) return;
    void editor.preload().catch(() => undefined);
    // What is only read offers no choice.
    if (edited) void queries.prefetchQuery(quoteOptionsQuery(user, idEmpresa, service.tipoServico));
  }
  const fetchAtRest = useEffectEvent(fetchAhead);
  useEffect(() => (edited ? whenIdle(() => fetchAtRest()) : undefined), [edited]);
  return fetchAhead;
}
