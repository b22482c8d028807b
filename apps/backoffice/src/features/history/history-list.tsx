import { routeAddress } from '@guiche/domain/access';
import { withQuickRange } from '@guiche/domain/history';
import { historyMessages } from '@guiche/domain/messages/history';
import { requestListsMessages } from '@guiche/domain/messages/request-lists';
import { LoadMore } from '@guiche/ui/data/load-more';
import { useMessage } from '@guiche/ui/i18n';
import { HistoryFilters } from '@guiche/ui/request/history-filters';
import { RequestList } from '@guiche/ui/request/request-list';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { hrefTo } from '../../shared/address/href.ts';
import { useAddressValues } from '../../shared/address/use-address-values.ts';
import { useChatOpener } from '../../shared/chat/use-chat-opener.ts';
import { isFinal } from '../../shared/failures/is-final.ts';
import { useNotify } from '../../shared/failures/use-notify.ts';
import { useText } from '../../shared/i18n/language-provider.tsx';
import { noteList } from '../../shared/requests/last-list.ts';
import { useDocumentTitle } from '../../shared/use-document-title.ts';
import { useNow } from '../../shared/use-now.ts';
import { historyQueryShape } from './history-filters.ts';
import { historyQuery, loadHistory } from './queries.ts';

/** The history of requests, of which each opens for reading. @see */
export function HistoryList() {
  const t = useText();
  const openChat = useChatOpener();
  const now = useNow();
  // The window is that of the day on which the screen was opened.
  const [shape] = useState(() => historyQueryShape(now));
  const { values, shown, address, change, type } = useAddressValues(shape);
  const notify = useNotify(requestListsMessages);
  const message = useMessage(historyMessages);
  const client = useQueryClient();
  const query = historyQuery(values);
  const list = useQuery(query);
  const next = list.isPlaceholderData ? null : (list.data?.next ?? null);
  const rows = useRef<HTMLDivElement>(null);
  useDocumentTitle(t('history.title'));
  useEffect(() => noteList(address), [address]);
  const filtered = Object.entries(shape.absent).some(([name, absent]) => values[name as keyof typeof values] !== absent);

  const more = useMutation({
    mutationFn: async () => {
      const before = list.data?.rows ?? [];
      // The filters may be others when it comes: what was loaded belongs to those of now.
      return next && { queryKey: query.queryKey, before: before.length, loaded: await loadHistory(values, next, before) };
    },
    onSuccess(page) {
      if (!page) return;
      client.setQueryData(page.queryKey, page.loaded);
      // The button with the focus goes with the last page: the work goes on at the first row of it.
      if (page.loaded.next === null) setTimeout(() => rows.current?.querySelectorAll<HTMLElement>('[data-row] a')[page.before]?.focus());
    },
    onError: (error) => notify.failure(error, 'erro_buscar_emissoes_agencia'),
  });

  return (
    <div className="g:flex g:flex-col g:gap-4">
      <h1 data-keeps-clear="" className="g:font-semibold g:text-xl">
        {t('history.title')}
      </h1>
      <HistoryFilters
        value={shown}
        unset={shape.absent}
        onType={type}
        onChange={change}
        onQuickRange={(days) => change(withQuickRange(values, days, now))}
        count={list.data?.rows.length}
        hasMore={next !== null}
        searching={list.isPlaceholderData}
      />
      <div ref={rows} className="g:own">
        <RequestList
          history
          requests={list.data?.rows}
          deadline={null}
          now={now}
          searching={list.isPlaceholderData}
          hrefOf={({ idSolicitacao }) => hrefTo(routeAddress('/historicoagencia', { idSolicitacao }))}
          onOpenChat={openChat}
          filtered={filtered}
          emptyHint={message('historico_aparece_aqui')}
          onClearFilters={() => change(shape.absent)}
          error={list.isError && !list.data ? notify.words(list.error, 'erro_buscar_emissoes_agencia') : undefined}
          onRetry={isFinal(list.error) ? undefined : () => void list.refetch()}
        />
      </div>
      <LoadMore hasMore={next !== null} pending={more.isPending} onLoadMore={() => more.mutate()} />
    </div>
  );
}
