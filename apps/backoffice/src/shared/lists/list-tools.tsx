import type { CountedView, RequestSummary } from '@guiche/domain/entities';
import { BY_DEADLINE, EXPORT_FORMATS, filterRequests, shownColumns } from '@guiche/domain/lists';
import { searchedTerm } from '@guiche/domain/requests';
import type { ShownList } from '@guiche/domain/views';
import { onDemand } from '@guiche/ui/on-demand';
import { ListColumns } from '@guiche/ui/request/list-columns';
import { ListExport } from '@guiche/ui/request/list-export';
import { ListViews } from '@guiche/ui/request/list-views';
import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { useAddressValues } from '../address/use-address-values.ts';
import { useChatOpener } from '../chat/use-chat-opener.ts';
import { ListNews } from '../events/list-news.tsx';
import { useText } from '../i18n/language-provider.tsx';
import { withMessages } from '../i18n/with-messages.ts';
import { useUser } from '../session/session-context.tsx';
import { useShortcuts } from '../shortcuts/shortcuts.ts';
import { useNow } from '../use-now.ts';
import { ListKeys, type ListKeysProps } from './list-keys.ts';
import { filtersOf, type ListAddress, orderOf, orderWord } from './list-order.ts';
import type { useArrangement } from './use-arrangement.ts';
import { type ExportedList, useListExport } from './use-list-export.ts';
import { useViews } from './use-views.ts';

const BulkBar = onDemand(async () => (await withMessages(import('../bulk/bulk-bar.tsx'))).BulkBar);

export interface ListToolsProps extends Omit<ListKeysProps, 'onOpenChat'> {
  /** What the list is asked for, in the address. */
  filters: ReturnType<typeof useAddressValues<ListAddress>>;
  /** How the list is asked for. */
  list: Pick<UseQueryOptions<readonly RequestSummary[], Error, readonly RequestSummary[], string[]>, 'queryKey' | 'queryFn'>;
  /** What parts the list. @see A-028 */
  parted: 'urgency' | 'pending';
  /** How the user has the table. */
  arrangement: ReturnType<typeof useArrangement>;
}

/**
 * What is done with a list as a whole, with the chosen requests of it, and by keys. Not among the files of the lists, which come with the first
 * load.
 * @see B-041, B-044, B-045, B-046, B-048
 */
export function ListTools({ filters, list, parted, arrangement, selection, onSelectionChange, ...keys }: ListToolsProps) {
  const t = useText();
  const { lista, ordem } = filters.values;
  const filtros = { ...filtersOf(filters.values), termo: searchedTerm(filters.values.termo) };
  const order = orderOf(ordem, lista);
  const { columns, widths } = arrangement.of(lista);
  const user = useUser();
  const now = useNow();
  const openChat = useChatOpener();
  const { data, isPlaceholderData, dataUpdatedAt } = useQuery(list);
  const found = data && !isPlaceholderData ? filterRequests(data, filtros, { user, now }) : undefined;
  const selected = (found ?? []).filter(({ uuid }) => selection.has(uuid));
  const exporting = useListExport();
  const views = useViews(dataUpdatedAt);
  const [openedId, setOpenedId] = useState<string | null>(null);
  // What became of the chosen is told also when none is chosen any more.
  const [everChosen, setEverChosen] = useState(false);
  if (selected.length > 0 && !everChosen) setEverChosen(true);
  const shown: ShownList = { filtros, ordem: order, colunas: columns && [...columns] };
  const exported: ExportedList = {
    filtros,
    ordem: order ?? BY_DEADLINE,
    colunas: [...shownColumns(lista, columns)],
    // Another order parts nothing.
    ...(parted === 'pending' && order === null && lista !== 'analise' && { partida: true }),
  };

  function open({ id, filtros: wanted, ordem: wantedOrder, colunas }: CountedView) {
    setOpenedId(id);
    arrangement.change(wanted.lista, { columns: colunas });
    filters.change({ ...wanted, ordem: orderWord(wantedOrder) });
  }
  useShortcuts(t('lists.keys.title'), [
    // While one file is made the screen offers to stop it, and no second one.
    ...(found && found.length > 0 && !exporting.running
      ? EXPORT_FORMATS.map((format) => ({
          ways: [],
          label: t(`lists.commands.${format}`),
          run: () => exporting.start(exported, format),
        }))
      : []),
    ...(views.views ?? []).map((view) => ({
      ways: [],
      label: t('lists.commands.view', { name: view.nome }),
      run: () => open(view),
    })),
  ]);
  return (
    // On a phone in one line, in which the name of a view is cut: the list below must not move.
    <div className="g:flex g:min-w-0 g:flex-wrap g:items-center g:justify-end g:gap-1 g:max-md:flex-nowrap">
      <ListNews list={list} filters={filtros} parted={parted} order={order} />
      <div className="g:max-md:shrink-0">
        <ListExport
          count={found?.length}
          running={exporting.running}
          error={exporting.error}
          onExport={(format) => exporting.start(exported, format)}
          onCancel={exporting.cancel}
          onRetry={exporting.retry}
        />
      </div>
      {/* A narrow screen shows cards, which have no columns. */}
      <div className="g:max-xl:hidden">
        <ListColumns
          lista={lista}
          value={columns}
          sized={Object.keys(widths).length > 0}
          onValueChange={(next) => arrangement.change(lista, next ? { columns: next } : { columns: null, widths: {} })}
        />
      </div>
      <div className="g:grid g:min-w-0 g:grid-cols-1">
        <ListViews
          views={views.views}
          error={views.error}
          onRetry={views.retry}
          shown={shown}
          openedId={openedId}
          user={user}
          onOpen={open}
          onSave={async (named, view) => {
            const saved = await views.save(named, view, shown);
            if (!('id' in saved)) return saved;
            setOpenedId(saved.id);
            return [];
          }}
          onUpdate={(view) => views.update(view, shown)}
          onShare={views.share}
          onStart={views.start}
          onRemove={views.remove}
        />
      </div>
      <ListKeys {...keys} selection={selection} onSelectionChange={onSelectionChange} onOpenChat={openChat} />
      {everChosen && (
        <BulkBar
          selected={selected}
          onClear={() => onSelectionChange(new Set())}
          onSelect={(uuids) => onSelectionChange(new Set(uuids))}
          onExport={() => exporting.start({ ...exported, ids: selected.map(({ id }) => id) }, 'xlsx')}
          failed={null}
        />
      )}
    </div>
  );
}
