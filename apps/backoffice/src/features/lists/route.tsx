import { activeProfile, routeAt } from '@guiche/domain/access';
import type { RequestSummary } from '@guiche/domain/entities';
import { listsBase } from '@guiche/domain/history';
import { deadlineOfList, filterRequests, LISTS, type ListName, NO_FILTERS, orderRequests, shownColumns } from '@guiche/domain/lists';
import { errorsMessages } from '@guiche/domain/messages/errors';
import { requestListsMessages } from '@guiche/domain/messages/request-lists';
import { toggleIsOn } from '@guiche/domain/session';
import type { DataTableHandle } from '@guiche/ui/data/data-table';
import { useMessage } from '@guiche/ui/i18n';
import { onDemand } from '@guiche/ui/on-demand';
import { Tabs } from '@guiche/ui/primitives/tabs';
import { RequestFilters } from '@guiche/ui/request/request-filters';
import { RequestList } from '@guiche/ui/request/request-list';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';
import { hrefTo } from '../../shared/address/href.ts';
import { readQuery } from '../../shared/address/query-values.ts';
import { useAddressValues } from '../../shared/address/use-address-values.ts';
import { useChatOpener } from '../../shared/chat/use-chat-opener.ts';
import { failureNotice } from '../../shared/failures/failure-notice.ts';
import { isFinal } from '../../shared/failures/is-final.ts';
import { useText } from '../../shared/i18n/language-provider.tsx';
import { withMessages } from '../../shared/i18n/with-messages.ts';
import { columnsIn } from '../../shared/lists/arrangement.ts';
import { type ListAddress, orderOf, orderWord } from '../../shared/lists/list-order.ts';
import { readStartView } from '../../shared/lists/start-view.ts';
import { useArrangement } from '../../shared/lists/use-arrangement.ts';
import { lastList, noteList } from '../../shared/requests/last-list.ts';
import { requestAddress } from '../../shared/requests/request-address.ts';
import { type Responsibility, useResponsibility } from '../../shared/requests/use-responsibility.tsx';
import { notificationsQuery } from '../../shared/session/notifications.ts';
import { session } from '../../shared/session/session.ts';
import { useUser } from '../../shared/session/session-context.tsx';
import { oneKeyFlag } from '../../shared/shortcuts/one-key-flag.ts';
import { useDocumentTitle } from '../../shared/use-document-title.ts';
import { useNow } from '../../shared/use-now.ts';
import { useStoredFlag } from '../../shared/use-stored-flag.ts';
import { clientsOf, isFiltered, LIST_QUERY } from './list-filters.ts';
import { LIST_FAILURES, listQuery } from './queries.ts';

const DashboardChart = onDemand(
  async () => (await withMessages((await import('../../shared/panels/load-panels.ts')).loadDashboardChart())).DashboardChart,
);
const ListTools = onDemand(
  async () => (await withMessages((await import('../../shared/panels/load-panels.ts')).loadListTools())).ListTools,
);
/** The lists have the first moment for themselves; in ms. */
const REST_AFTER = 1500;

const NONE: ReadonlySet<string> = new Set();

/** What another list begins with: the search goes along, what was chosen does not. */
const NO_CHOICES: Partial<ListAddress> = { responsavel: NO_FILTERS.responsavel, cliente: NO_FILTERS.cliente, prazo: NO_FILTERS.prazo };

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
  const user = useUser();
  const entered = useNavigationType();
  const [atRest, setAtRest] = useState(false);
  const arrangement = useArrangement();
  const navigate = useNavigate();
  // The row of what is taken under "Sem responsável" goes, and that of what is released under "Meus".
  const responsibility = useResponsibility((request) => {
    const address = values.responsavel !== 'todos' && requestAddress(request, activeProfile(user));
    return address ? { label: t('lists.openNumber', { number: request.idSolicitacao }), onAct: () => void navigate(address) } : undefined;
  });
  const table = useRef<DataTableHandle<RequestSummary>>(null);
  // Another list has other requests.
  const [chosen, setChosen] = useState({ lista: values.lista, uuids: NONE });
  const selection = chosen.lista === values.lista ? chosen.uuids : NONE;
  const select = (uuids: ReadonlySet<string>) => setChosen({ lista: values.lista, uuids });
  const isDashboard = routeAt(pathname) === '/dashboard';
  const title = t(isDashboard ? 'lists.dashboard' : 'lists.agency');
  const base = isDashboard ? listsBase(user) : 'rest';
  const parted = isDashboard && toggleIsOn(session.toggles(), 'NOVO_DASHBOARD') ? 'pending' : 'urgency';
  useDocumentTitle(title);

  // Before the first picture. Whoever comes back, by the browser or from a request, comes to what was there. The router takes a link that is
  // followed for a way back; its place in the history has no state yet.
  useLayoutEffect(() => {
    const start = (entered !== 'POP' || history.state === null) && address === pathname && lastList() !== address && readStartView(user.id);
    if (!start) return;
    const query = new URLSearchParams(start);
    const wanted = readQuery(LIST_QUERY, query);
    filters.change(wanted);
    arrangement.change(wanted.lista, { columns: columnsIn(query.get('colunas')?.split(',') ?? []) });
  }, []);

  useEffect(() => noteList(address), [address]);
  useEffect(() => {
    const timer = setTimeout(() => setAtRest(true), REST_AFTER);
    return () => clearTimeout(timer);
  }, []);

  const waiting = (type: 'COTACAO' | 'EMISSAO') => notifications.data?.find(({ tipoNotificacao }) => tipoNotificacao === type)?.quantidade;
  const counts: Record<ListName, number | undefined> = { cotacoes: waiting('COTACAO'), emissoes: waiting('EMISSAO'), analise: undefined };
  return (
    <>
      <div className="g:mb-2 g:flex g:flex-wrap g:items-center g:gap-x-4">
        <h1 data-keeps-clear="" className="g:font-semibold g:text-xl">
          {title}
        </h1>
        {/* The place of the buttons that come later: on a narrow screen below the title, whatever view they name. */}
        <div className="g:min-h-control g:min-w-0 g:flex-1 g:basis-52">
          {atRest && (
            <ListTools
              list={listQuery(values.lista, values.termo, base)}
              failed={null}
              {...{ filters, parted, arrangement, table, responsibility, selection }}
              onSelectionChange={select}
            />
          )}
        </div>
      </div>
      <Tabs
        label={t('lists.tabs')}
        value={values.lista}
        onValueChange={(lista) => filters.change({ ...NO_CHOICES, ordem: '', lista })}
        items={LISTS.map((lista) => {
          const count = counts[lista];
          return {
            value: lista,
            label: t(`lists.${lista}`),
            ...(count !== undefined && { count }),
            content: lista === values.lista && (
              <RequestsTab
                {...{ filters, base, parted, atRest, arrangement, table, responsibility, selection }}
                onSelectionChange={select}
              />
            ),
          };
        })}
      />
      {isDashboard && atRest && <DashboardChart failed={null} />}
      {responsibility.dialog}
    </>
  );
}

interface RequestsTabProps {
  filters: ReturnType<typeof useAddressValues<ListAddress>>;
  /** Where the list is asked for. @see A-099 */
  base: ReturnType<typeof listsBase>;
  /** What parts the list. @see A-028 */
  parted: 'urgency' | 'pending';
  /** The lists have been shown: what is not needed at once may come. */
  atRest: boolean;
  /** How the user has the table. */
  arrangement: ReturnType<typeof useArrangement>;
  table: RefObject<DataTableHandle<RequestSummary> | null>;
  responsibility: Responsibility;
  selection: ReadonlySet<string>;
  onSelectionChange: (selection: ReadonlySet<string>) => void;
}

function RequestsTab({
  filters: { values: filters, shown, change, type },
  base,
  parted,
  atRest,
  arrangement,
  responsibility,
  ...table
}: RequestsTabProps) {
  const user = useUser();
  const message = useMessage(requestListsMessages, errorsMessages);
  const now = useNow();
  const navigate = useNavigate();
  const [entered, setEntered] = useState(false);
  const [oneKey] = useStoredFlag(oneKeyFlag(user.id), true);
  const openChat = useChatOpener();
  const { lista } = filters;
  const { columns, widths } = arrangement.of(lista);
  const list = useQuery(listQuery(lista, filters.termo, base));
  // A text may leave over no request of the chosen client: the whole list still names it.
  const nameless = filters.cliente !== null && list.data !== undefined && !list.data.some(({ empresa }) => empresa.id === filters.cliente);
  const whole = useQuery({ ...listQuery(filters.lista, '', base), enabled: nameless });
  const profile = activeProfile(user);
  // Behind the last query: what spans a hook, the compiler makes anew in each render, and with it all rows.
  const order = orderOf(filters.ordem, lista);
  const left = list.data && filterRequests(list.data.map(responsibility.shown), filters, { user, now });
  const requests = left && order ? orderRequests(left, order, lista) : left;
  const deadline = deadlineOfList(lista);
  const answered = entered && !list.isFetching && shown.termo.trim() === filters.termo;
  const notice = list.isError && !list.data ? failureNotice(list.error, LIST_FAILURES[lista]) : undefined;

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
        searchKey={oneKey}
        searching={list.isPlaceholderData}
      />
      <RequestList
        requests={requests}
        searching={list.isPlaceholderData}
        deadline={deadline}
        parted={parted}
        now={now}
        columns={columns && shownColumns(lista, columns)}
        order={order}
        onOrderChange={(next) => change({ ordem: orderWord(next) })}
        widths={widths}
        onWidthChange={atRest ? (column, width) => arrangement.size(lista, column, width) : undefined}
        selection={table.selection}
        onSelectionChange={table.onSelectionChange}
        handle={table.table}
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
    </div>
  );
}
