import { onDemand } from '@guiche/ui/on-demand';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { withMessages } from '../shared/i18n/with-messages.ts';

const HistoryRequest = onDemand(async () => (await withMessages(import('../features/request/history-request.tsx'))).HistoryRequest);
const HistoryList = onDemand(async () => (await withMessages(import('../features/history/history-list.tsx'))).HistoryList);

/** The history: its list, or the request that the address names, for reading. Two features share the address. @see A-046 */
export function Component() {
  const [query] = useSearchParams();
  const asked = query.get('idSolicitacao');
  const shown = useRef(asked);
  useEffect(() => {
    if (shown.current === asked) return;
    shown.current = asked;
    // The link that led here is gone, as with any other new screen.
    document.getElementById('conteudo')?.focus({ preventScroll: true });
  }, [asked]);
  return asked === null ? <HistoryList /> : <HistoryRequest idSolicitacao={Number(asked)} />;
}
