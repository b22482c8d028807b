import type { RequestSummary } from '@guiche/domain/entities';
import { filterRequests, type ListFilters, type ListOrder } from '@guiche/domain/lists';
import { ListNews as ListNewsOffer } from '@guiche/ui/request/list-news';
import { type UseQueryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { isPassing } from '../failures/is-passing.ts';
import { notificationsQuery } from '../session/notifications.ts';
import { useUser } from '../session/session-context.tsx';
import { useNow } from '../use-now.ts';
import { events } from './events.ts';
import { type Arrangement, holdRows } from './held-rows.ts';
import { changesRequests } from './news-box.ts';
import { spaced } from './spaced.ts';

type List = Pick<UseQueryOptions<readonly RequestSummary[], Error, readonly RequestSummary[], string[]>, 'queryKey' | 'queryFn'>;

export interface ListNewsProps {
  /** How the list is asked for. */
  list: List;
  filters: ListFilters;
  /** What parts the list. @see A-028 */
  parted: 'urgency' | 'pending';
  /** The order of the list; null for that of its deadlines. */
  order: ListOrder | null;
}

/** How often a list is asked for while much happens; in ms. */
const EVERY_MS = 5000;

interface Waiting {
  /** The list that it is about: of another one there is no news. */
  readonly key: string;
  readonly rows: readonly RequestSummary[];
}

/** What the place of a row depends on, beside the filters. */
function placeFields(row: RequestSummary, parted: 'urgency' | 'pending', order: ListOrder | null): unknown {
  // In an order of one's own any column may count, but none shows the unread messages.
  if (order) return { ...row, mensagensNaoLidas: null };
  const { dataVencimentoCotacao, dataVencimentoEmissao, status, statusCotacaoViagem } = row;
  return [dataVencimentoCotacao, dataVencimentoEmissao, parted === 'pending' && [status, statusCotacaoViagem]];
}

/**
 * Keeps a list up to date without moving what it shows: changes within a row are shown at once; rows that come, leave or change their place
 * are offered.
 * @see B-042
 */
export function ListNews({ list, filters, parted, order }: ListNewsProps) {
  const client = useQueryClient();
  const user = useUser();
  const now = useNow();
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  const { data, dataUpdatedAt, isPlaceholderData } = useQuery({ ...list, enabled: false });
  const key = JSON.stringify(list.queryKey);
  const arrangement: Arrangement<RequestSummary> = {
    idOf: ({ idSolicitacao }) => idSolicitacao,
    placeOf: (row) => (filterRequests([row], filters, { user, now }).length === 0 ? null : JSON.stringify(placeFields(row, parted, order))),
  };

  async function look() {
    const before = client.getQueryState<readonly RequestSummary[]>(list.queryKey);
    if (!before?.data) return;
    void client.invalidateQueries({ queryKey: notificationsQuery.queryKey });
    // Beside the list, which would show it at once.
    const rows = await client.fetchQuery({ ...list, queryKey: ['news', ...list.queryKey], staleTime: 0, gcTime: 0, retry: false });
    const present = client.getQueryState<readonly RequestSummary[]>(list.queryKey);
    // Somebody has acted or searched meanwhile, and the list was loaded anew.
    if (present?.dataUpdatedAt !== before.dataUpdatedAt) return;
    const held = holdRows(before.data, rows, arrangement);
    const still = held.added === 0 && !held.moved;
    client.setQueryData(list.queryKey, still ? rows : held.shown);
    setWaiting(still ? null : { key, rows });
  }

  const lookNow = useEffectEvent(() => look());
  useEffect(() => {
    // What has been heard is not said again: without another try the list would stay as it was. A failure is told by the next load of the list itself.
    const looking = spaced(EVERY_MS, () => void lookNow().catch((error: unknown) => isPassing(error) && looking.ask()));
    const stop = events.subscribe((news) => changesRequests(news) && looking.ask());
    return () => {
      stop();
      looking.stop();
    };
  }, []);

  // Loaded anew for another reason, the list shows what there is.
  const offered = waiting && waiting.key === key && !isPlaceholderData && data !== waiting.rows ? waiting : null;
  const held = offered && data ? holdRows(data, offered.rows, arrangement) : null;
  useEffect(() => {
    if (waiting && held && held.added === 0 && !held.moved) setWaiting(null);
  }, [dataUpdatedAt]);

  const show = useCallback(() => {
    if (offered) client.setQueryData(list.queryKey, offered.rows);
    setWaiting(null);
  }, [offered, key]);
  return <ListNewsOffer added={held?.added ?? 0} changed={held?.moved ?? false} onShow={show} />;
}
