import { activeProfile, mayOpen } from '@guiche/domain/access';
import { compareDeadlines } from '@guiche/domain/deadline';
import { errorsMessages } from '@guiche/domain/messages/errors';
import { requestListsMessages } from '@guiche/domain/messages/request-lists';
import { useMessage } from '@guiche/ui/i18n';
import { Tabs } from '@guiche/ui/primitives/tabs';
import { RequestFilters, type RequestFiltersValue } from '@guiche/ui/request/request-filters';
import { RequestList } from '@guiche/ui/request/request-list';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { failureNotice } from '../../shared/failures/failure-notice.ts';
import { useText } from '../../shared/i18n/language-provider.tsx';
import { noteList } from '../../shared/requests/last-list.ts';
import { useResponsibility } from '../../shared/requests/use-responsibility.tsx';
import { notificationsQuery } from '../../shared/session/notifications.ts';
import { useUser } from '../../shared/session/session-context.tsx';
import { useDocumentTitle } from '../../shared/use-document-title.ts';
import { useNow } from '../../shared/use-now.ts';
import {
  clientsOf,
  deadlineOf,
  filterRequests,
  isFiltered,
  LISTS,
  type ListFilters,
  type ListName,
  NO_FILTERS,
  readFilters,
  writeFilters,
} from './list-filters.ts';
import { LIST_FAILURES, listQuery } from './queries.ts';

const SEARCH_RESTS_MS = 300;

/** The lists of the dashboard and of the agency: quotes, issues and client analysis, each by deadline. @see */
export function Component() {
  const t = useText();
  const { pathname, search } = useLocation();
  const { filters, shown, change } = useAddressFilters();
  const notifications = useQuery(notificationsQuery);
  const title = t(pathname.startsWith('/dashboard') ? 'lists.dashboard' : 'lists.agency');
  useDocumentTitle(title);

  useEffect(() => noteList(`${pathname}${search}`), [pathname, search]);

  const waiting = (type: 'COTACAO' | 'EMISSAO') => notifications.data?.find(({ tipoNotificacao }) => tipoNotificacao === type)?.quantidade;
  const counts: Record<ListName, number | undefined> = { cotacoes: waiting('COTACAO'), emissoes: waiting('EMISSAO'), analise: undefined };
  return (
    <>
      <h1 className="mb-2 font-semibold text-xl">{title}</h1>
      <Tabs
        label={t('lists.tabs')}
        value={filters.lista}
        onValueChange={(lista) => change({ ...NO_FILTERS, lista, termo: shown.termo })}
        items={LISTS.map((lista) => {
          const count = counts[lista];
          return {
            value: lista,
            label: t(`lists.${lista}`),
            ...(count !== undefined && { count }),
            content: lista === filters.lista && <RequestsTab filters={filters} shown={shown} onChange={change} />,
          };
        })}
      />
    </>
  );
}

interface RequestsTabProps {
  filters: ListFilters;
  /** The same as the fields show them: what is being typed and chosen is not in the address yet. */
  shown: ListFilters;
  onChange: (filters: ListFilters) => void;
}

function RequestsTab({ filters, shown, onChange }: RequestsTabProps) {
  const user = useUser();
  const message = useMessage(requestListsMessages, errorsMessages);
  const now = useNow();
  const responsibility = useResponsibility();
  const list = useQuery(listQuery(filters.lista, filters.termo));
  const profile = activeProfile(user);
  const opens = profile !== undefined && mayOpen('/relatorio', profile);
  const requests =
    list.data &&
    [...filterRequests(list.data.map(responsibility.shown), filters, { user, now })].sort((a, b) =>
      compareDeadlines(deadlineOf(filters.lista, a), deadlineOf(filters.lista, b)),
    );
  const notice = list.isError && !list.data ? failureNotice(list.error, LIST_FAILURES[filters.lista]) : undefined;

  return (
    <div className="flex flex-col gap-4">
      <RequestFilters
        value={shown}
        onValueChange={(value: RequestFiltersValue) => onChange({ ...shown, ...value })}
        clients={clientsOf(list.data ?? [])}
        count={requests?.length}
      />
      <RequestList
        requests={requests}
        deadline={filters.lista === 'emissoes' ? 'dataVencimentoEmissao' : 'dataVencimentoCotacao'}
        now={now}
        hrefOf={({ idSolicitacao }) => (opens ? `#/relatorio?idSolicitacao=${idSolicitacao}` : undefined)}
        // One action to a row: another's request is taken over here, and released on its page.
        actionsOf={(request) => {
          const takeOver = responsibility.mayTakeOver(request);
          return { takeOver, release: !takeOver && responsibility.mayRelease(request) };
        }}
        onTakeOver={responsibility.takeOver}
        onRelease={responsibility.release}
        pendingId={responsibility.pending}
        filtered={isFiltered(filters)}
        onClearFilters={() => onChange({ ...NO_FILTERS, lista: filters.lista })}
        error={notice && ('key' in notice ? message(notice.key) : notice.titulo)}
        onRetry={() => void list.refetch()}
      />
      {responsibility.dialog}
    </div>
  );
}

/** The filters of the address. The search reaches it once the typing rests, everything else at once. */
function useAddressFilters() {
  const { pathname } = useLocation();
  const [query, setQuery] = useSearchParams();
  const filters = readFilters(query);
  const address = String(writeFilters(filters));
  // What the fields show: the address follows a moment later, and a choice must not jump back meanwhile.
  const [shown, setShown] = useState(filters);
  const written = useRef(address);

  function write(next: ListFilters) {
    written.current = String(writeFilters(next));
    // Not a page of its own in the history: going back leaves the list, not the last letter.
    setQuery(writeFilters(next), { replace: true });
  }

  useEffect(() => {
    // The address changed by another hand: back, forward, a link.
    if (address === written.current) return;
    written.current = address;
    setShown(filters);
  }, [address]);

  useEffect(() => {
    const termo = shown.termo.trim();
    if (termo === filters.termo) return;
    const timer = setTimeout(() => {
      // Somebody has followed a link meanwhile, and its screen is on the way: writing the address would call them back.
      if (window.location.hash.startsWith(`#${pathname}`)) write({ ...shown, termo });
    }, SEARCH_RESTS_MS);
    return () => clearTimeout(timer);
  });

  return {
    filters,
    shown,
    change(next: ListFilters) {
      setShown(next);
      const onlyTyped = next.termo !== '' && String(writeFilters({ ...next, termo: shown.termo })) === String(writeFilters(shown));
      if (!onlyTyped) write({ ...next, termo: next.termo.trim() });
    },
  };
}
