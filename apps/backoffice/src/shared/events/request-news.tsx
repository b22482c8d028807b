import { ListNews as Offer } from '@guiche/ui/request/list-news';
import { type UseQueryOptions, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { isPassing } from '../failures/is-passing.ts';
import { events } from './events.ts';
import { changesRequests } from './news-box.ts';
import { spaced } from './spaced.ts';

export interface RequestNewsProps<Opened> {
  idSolicitacao: number;
  /** How the request is asked for. */
  query: Pick<UseQueryOptions<Opened, Error, Opened, (string | number)[]>, 'queryKey' | 'queryFn'>;
  /** What stands where on its page: with the same, nothing moves. */
  shapeOf: (opened: Opened) => string;
}

/** How often a request is asked for while much happens to it; in ms. */
const EVERY_MS = 2000;
/** How often it is looked whether the window that held a change back has closed; in ms. */
const WINDOW_MS = 1000;
const WINDOWS = '[role="dialog"], [role="alertdialog"]';

/**
 * Keeps an open request up to date: what changes within its parts is shown at once, what would move them is offered. While a window is open
 * nothing changes behind it; what the form in it conflicts with is told when it is saved.
 * @see B-042
 */
export function RequestNews<Opened>({ idSolicitacao, query, shapeOf }: RequestNewsProps<Opened>) {
  const client = useQueryClient();
  const [waiting, setWaiting] = useState<Opened | null>(null);

  const look = useEffectEvent(async () => {
    const before = client.getQueryState<Opened>(query.queryKey);
    if (before?.data === undefined) return;
    const opened = await client.fetchQuery({ ...query, queryKey: ['news', ...query.queryKey], staleTime: 0, gcTime: 0, retry: false });
    // Somebody has acted meanwhile, and the page shows what came of it.
    if (client.getQueryState(query.queryKey)?.dataUpdatedAt !== before.dataUpdatedAt) return;
    if (shapeOf(opened) === shapeOf(before.data)) {
      client.setQueryData(query.queryKey, opened);
      setWaiting(null);
    } else setWaiting(opened);
  });
  useEffect(() => {
    let held: ReturnType<typeof setInterval> | undefined;
    const looking = spaced(EVERY_MS, () => {
      clearInterval(held);
      held = undefined;
      if (!document.querySelector(WINDOWS)) {
        // What has been heard is not said again. A request that cannot be opened any more says so when something is done with it.
        void look().catch((error: unknown) => isPassing(error) && looking.ask());
        return;
      }
      held = setInterval(() => !document.querySelector(WINDOWS) && looking.ask(), WINDOW_MS);
    });
    const stop = events.subscribe((news) => changesRequests(news, idSolicitacao) && looking.ask());
    return () => {
      stop();
      looking.stop();
      clearInterval(held);
    };
  }, [idSolicitacao]);

  // What was done here shows all there is.
  useEffect(
    () =>
      client.getQueryCache().subscribe(({ type, query: changed }) => {
        if (type === 'updated' && changed.queryHash === client.getQueryCache().find({ queryKey: query.queryKey })?.queryHash) {
          setWaiting((offered) => (offered && changed.state.data && shapeOf(changed.state.data) === shapeOf(offered) ? null : offered));
        }
      }),
    [idSolicitacao],
  );

  const show = useCallback(() => {
    if (waiting) client.setQueryData(query.queryKey, waiting);
    setWaiting(null);
  }, [waiting]);
  return <Offer added={0} changed={waiting !== null} subject="request" onShow={show} />;
}
