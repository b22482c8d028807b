import { createClient } from '@guiche/contract/client';
import { endPresence, keepPresence, type Presence } from '@guiche/contract/events';
import { useEffect, useRef, useState } from 'react';
import { api, clientOptions } from '../api.ts';
import { newId } from '../new-id.ts';
import { changesPresence } from './news-box.ts';
import { keepPresent } from './presence-beat.ts';
import { useNews } from './use-news.ts';

const { fetch = globalThis.fetch } = clientOptions;
// What is said while a page closes must outlive it.
const closing = createClient({ ...clientOptions, fetch: (input, init) => fetch(input, { ...init, keepalive: true }) });

/** Says that a request is open here, and which quote of it, and returns the others who have it open. Without a number it says nothing. @see B-043 */
export function usePresence(idSolicitacao: number | null, idCotacao: string | null): readonly Presence[] {
  const [others, setOthers] = useState<readonly Presence[]>([]);
  const present = useRef<ReturnType<typeof keepPresent<Presence[]>>>(null);

  useEffect(() => {
    if (idSolicitacao === null) return;
    const params = { idSolicitacao, id: newId() };
    const page = keepPresent<Presence[]>({
      keep: (quote) => api.call(keepPresence, { params, body: { idCotacao: quote } }),
      // A page that could not say it is gone is so after 20 s.
      end: () => void closing.call(endPresence, { params }).catch(() => undefined),
      onOthers: (met) => setOthers(met ?? []),
    });
    present.current = page;
    const handleVisibility = () => (document.hidden ? page.hidden() : page.shown());
    document.addEventListener('visibilitychange', handleVisibility);
    window.addEventListener('pagehide', page.leave);
    // Brought back by the browser as it was.
    window.addEventListener('pageshow', handleVisibility);
    return () => {
      document.removeEventListener('visibilitychange', handleVisibility);
      window.removeEventListener('pagehide', page.leave);
      window.removeEventListener('pageshow', handleVisibility);
      page.leave();
      present.current = null;
      setOthers([]);
    };
  }, [idSolicitacao]);
  useEffect(() => present.current?.at(idCotacao), [idSolicitacao, idCotacao]);
  useNews((news) => idSolicitacao !== null && changesPresence(news, idSolicitacao) && present.current?.ask());
  return others;
}
