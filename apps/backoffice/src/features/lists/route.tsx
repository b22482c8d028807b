import { activeProfile, routeAt } from '@guiche/domain/access';
import { errorsMessages } from '@guiche/domain/messages/errors';
import { requestListsMessages } from '@guiche/domain/messages/request-lists';
import { useMessage } from '@guiche/ui/i18n';
import { Tabs } from '@guiche/ui/primitives/tabs';
import { RequestFilters } from '@guiche/ui/request/request-filters';
import { RequestList } from '@guiche/ui/request/request-list';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { hrefTo } from '../../shared/address/href.ts';
import { useAddressValues } from '../../shared/address/use-address-values.ts';
import { useChatOpener } from '../../shared/chat/use-chat-opener.ts';
import { failureNotice } from '../../shared/failures/failure-notice.ts';
import { isFinal } from '../../shared/failures/is-final.ts';
import { useText } from '../../shared/i18n/language-provider.tsx';
import { noteList } from '../../shared/requests/last-list.ts';
import { useResponsibility } from '../../shared/requests/use-responsibility.tsx';
import { notificationsQuery } from '../../shared/session/notifications.ts';
import { useUser } from '../../shared/session/session-context.tsx';
import { useDocumentTitle } from '../../shared/use-document-title.ts';
import { useNow } from '../../shared/use-now.ts';
import {
  clientsOf,
  deadlineOfList,
  filterRequests,
  isFiltered,
  LIST_QUERY,
  LISTS,
  type ListFilters,
  type ListName,
  NO_FILTERS,
} from './list-filters.ts';
import { LIST_FAILURES, listQuery } from './queries.ts';
import { requestAddress } from './request-address.ts';

/** What another list begins with: the search goes along, what was chosen does not. */
const NO_CHOICES: Partial<ListFilters> = { responsavel: NO_FILTERS.responsavel, cliente: NO_FILTERS.cliente, prazo: NO_FILTERS.prazo };

/** The lists of the dashboard and of the agency: quotes, issues and client analysis, each by deadline. @see */
export function Component() {
  const { pathname } = useLocation();
  // Another address is another screen, with filters of its own.
  return <RequestLists key={pathname} pathname={pathname} />;
}

interface RequestListsProps {
  pathname: string;
}

function RequestLists({ pathname }: RequestListsProps) {
  const t = useText();
  const filters = useAddressValues(LIST_QUERY);
  const { address, values } = filters;
  const notifications = useQuery(notificationsQuery);
  const title = t(routeAt(pathname) === '/dashboard' ? 'lists.dashboard' : 'lists.agency');
  useDocumentTitle(title);

  useEffect(() => noteList(address), [address]);

  const waiting = (type: 'COTACAO' | 'EMISSAO') => notifications.data?.find(({ tipoNotificacao }) => tipoNotificacao === type)?.quantidade;
  const counts: Record<ListName, number | undefined> = { cotacoes: waiting('COTACAO'), emissoes: waiting('EMISSAO'), analise: undefined };
  return (
    <>
      <h1 data-keeps-clear="" className="g:mb-2 g:font-semibold g:text-xl">
        {title}
      </h1>
      <Tabs
        label={t('lists.tabs')}
        value={values.lista}
        onValueChange={(lista) => filters.change({ ...NO_CHOICES, lista })}
        items={LISTS.map((lista) => {
          const count = counts[lista];
          return {
            value: lista,
            label: t(`lists.${lista}`),
            ...(count !== undefined && { count }),
            content: lista === values.lista && <RequestsTab filters={filters} />,
          };
        })}
      />
    </>
  );
}

interface RequestsTabProps {
  filters: ReturnType<typeof useAddressValues<ListFilters>>;
}

function RequestsTab({ filters: { values: filters, shown, change, type } }: RequestsTabProps) {
  const user = useUser();
  const message = useMessage(requestListsMessages, errorsMessages);
  const now = useNow();
  const navigate = useNavigate();
  const [entered, setEntered] = useState(false);
  const responsibility = useResponsibility();
  const openChat = useChatOpener();
  const list = useQuery(listQuery(filters.lista, filters.termo));
  // A text may leave over no request of the chosen client: the whole list still names it.
  const nameless = filters.cliente !== null && list.data !== undefined && !list.data.some(({ empresa }) => empresa.id === filters.cliente);
  const whole = useQuery({ ...listQuery(filters.lista, ''), enabled: nameless });
  const profile = activeProfile(user);
  const requests = list.data && filterRequests(list.data.map(responsibility.shown), filters, { user, now });
  const deadline = deadlineOfList(filters.lista);
  const answered = entered && !list.isFetching && shown.termo.trim() === filters.termo;
  const notice = list.isError && !list.data ? failureNotice(list.error, LIST_FAILURES[filters.lista]) : undefined;

  // Enter pressed before the list has the typed text waits for it.
  useEffect(() => {
    if (!answered) return;
    setEntered(false);
    const [only, ...others] = requests ?? [];
    const found = only && others.length === 0 && requestAddress(only, profile);
    if (found) void navigate(found);
  }, [answered]);

  return (
    <div className="g:flex g:flex-col g:gap-4">
      <RequestFilters
        value={shown}
        onTermChange={(termo) => {
          setEntered(false);
          if (termo === '') change({ termo });
          else type('termo', termo);
        }}
        onTermEnter={() => {
          change({});
          setEntered(true);
        }}
        onChange={change}
        clients={clientsOf([
          ...(list.data ?? []),
          ...(nameless ? (whole.data ?? []).filter(({ empresa }) => empresa.id === filters.cliente) : []),
        ])}
        deadlines={deadline !== null}
        count={requests?.length}
        searching={list.isPlaceholderData}
      />
      <RequestList
        requests={requests}
        searching={list.isPlaceholderData}
        deadline={deadline}
        now={now}
        hrefOf={(request) => {
          const address = requestAddress(request, profile);
          return address && hrefTo(address);
        }}
        // One action to a row: another's request is taken over here, and released on its page.
        actionsOf={(request) => {
          const takeOver = responsibility.mayTakeOver(request);
          return { takeOver, release: !takeOver && responsibility.mayRelease(request) };
        }}
        onTakeOver={responsibility.takeOver}
        onRelease={responsibility.release}
        onOpenChat={openChat}
        pendingId={responsibility.pending}
        filtered={isFiltered(filters)}
        onClearFilters={() => change({ ...NO_CHOICES, termo: NO_FILTERS.termo })}
        error={notice && ('key' in notice ? message(notice.key) : notice.titulo)}
        onRetry={isFinal(list.error) ? undefined : () => void list.refetch()}
      />
      {responsibility.dialog}
    </div>
  );
}
