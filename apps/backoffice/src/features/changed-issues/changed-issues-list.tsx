import { activeProfile, mayOpen, routeAddress } from '@guiche/domain/access';
import { byTraveller, pendingChange } from '@guiche/domain/changed-issues';
import type { RequestSummary } from '@guiche/domain/entities';
import { changedIssuesMessages } from '@guiche/domain/messages/changed-issues';
import { requestView } from '@guiche/domain/requests';
import { LoadMore } from '@guiche/ui/data/load-more';
import { useMessage } from '@guiche/ui/i18n';
import { ChangedIssuesFilters } from '@guiche/ui/request/changed-issues-filters';
import { RequestList } from '@guiche/ui/request/request-list';
import { TravellerChanges } from '@guiche/ui/request/traveller-changes';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { hrefTo } from '../../shared/address/href.ts';
import { useAddressValues } from '../../shared/address/use-address-values.ts';
import { useChatOpener } from '../../shared/chat/use-chat-opener.ts';
import { isFinal } from '../../shared/failures/is-final.ts';
import { useNotify } from '../../shared/failures/use-notify.ts';
import { useText } from '../../shared/i18n/language-provider.tsx';
import { noteList } from '../../shared/requests/last-list.ts';
import { useUser } from '../../shared/session/session-context.tsx';
import { useDocumentTitle } from '../../shared/use-document-title.ts';
import { useNow } from '../../shared/use-now.ts';
import { CHANGED_ISSUES_QUERY } from './changed-issues-filters.ts';
import { changedIssuesQuery, loadChangedIssues } from './queries.ts';

/** The changed issues, by request or by traveller; each opens in its own view. @see */
export function ChangedIssuesList() {
  const t = useText();
  const openChat = useChatOpener();
  const now = useNow();
  const profile = activeProfile(useUser());
  const { values, shown, address, change, type } = useAddressValues(CHANGED_ISSUES_QUERY);
  const notify = useNotify(changedIssuesMessages);
  const message = useMessage(changedIssuesMessages);
  const client = useQueryClient();
  const query = changedIssuesQuery(values);
  const list = useQuery(query);
  const next = list.isPlaceholderData ? null : (list.data?.next ?? null);
  const rows = useRef<HTMLDivElement>(null);
  useDocumentTitle(t('changedIssues'));
  useEffect(() => noteList(address), [address]);

  const more = useMutation({
    mutationFn: async () => {
      const before = list.data?.rows ?? [];
      const links = rows.current?.querySelectorAll('[data-row] a').length ?? 0;
      // The filters may be others when it comes: what was loaded belongs to those of now.
      return next && { queryKey: query.queryKey, links, loaded: await loadChangedIssues(values, next, before) };
    },
    onSuccess(page) {
      if (!page) return;
      client.setQueryData(page.queryKey, page.loaded);
      // The button with the focus goes with the last page: the work goes on at the first row of it.
      if (page.loaded.next === null) setTimeout(() => rows.current?.querySelectorAll<HTMLElement>('[data-row] a')[page.links]?.focus());
    },
    onError: (error) => notify.failure(error, 'erro_buscar_emissoes_alteradas'),
  });

  function hrefOf(request: RequestSummary): string | undefined {
    const view = requestView(pendingChange(request));
    return profile !== undefined && mayOpen(view, profile)
      ? hrefTo(routeAddress(view, { idSolicitacao: request.idSolicitacao }))
      : undefined;
  }
  const found = list.data?.rows;
  return (
    <div className="g:flex g:flex-col g:gap-4">
      <h1 data-keeps-clear="" className="g:font-semibold g:text-xl">
        {t('changedIssues')}
      </h1>
      <ChangedIssuesFilters
        value={shown}
        onType={(termo) => (termo === '' ? change({ termo }) : type('termo', termo))}
        onChange={change}
        count={found?.length}
        hasMore={next !== null}
        searching={list.isPlaceholderData}
      />
      <div ref={rows} className="g:own">
        {values.ver === 'viajantes' && found !== undefined && found.length > 0 ? (
          <TravellerChanges groups={byTraveller(found)} now={now} hrefOf={hrefOf} />
        ) : (
          <RequestList
            requests={found}
            deadline="dataVencimentoEmissao"
            latestFirst={values.ordem === 'decrescente'}
            now={now}
            searching={list.isPlaceholderData}
            hrefOf={hrefOf}
            onOpenChat={openChat}
            filtered={values.termo !== ''}
            emptyHint={message('emissoes_alteradas_aparecem_aqui')}
            onClearFilters={() => change({ termo: '' })}
            error={list.isError && !list.data ? notify.words(list.error, 'erro_buscar_emissoes_alteradas') : undefined}
            onRetry={isFinal(list.error) ? undefined : () => void list.refetch()}
          />
        )}
      </div>
      <LoadMore hasMore={next !== null} pending={more.isPending} onLoadMore={() => more.mutate()} />
    </div>
  );
}
