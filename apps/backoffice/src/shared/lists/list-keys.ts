import type { RequestSummary } from '@guiche/domain/entities';
import type { DataTableHandle } from '@guiche/ui/data/data-table';
import type { RefObject } from 'react';
import { useText } from '../i18n/language-provider.tsx';
import type { Responsibility } from '../requests/use-responsibility.tsx';
import { useShortcuts } from '../shortcuts/shortcuts.ts';

export interface ListKeysProps {
  table: RefObject<DataTableHandle<RequestSummary> | null>;
  responsibility: Responsibility;
  /** The chosen requests, by `uuid`. */
  selection: ReadonlySet<string>;
  onSelectionChange: (selection: ReadonlySet<string>) => void;
  /** Opens the chat of a request; undefined for users without it. */
  onOpenChat: ((request: RequestSummary) => void) | undefined;
}

/** What the keys do in a list: with the row that has the focus, or had it last. Not among the files of the lists, which come with the first load. @see B-048 */
export function ListKeys({ table, responsibility, selection, onSelectionChange, onOpenChat }: ListKeysProps) {
  const t = useText();
  /** Does something with the row; without one, or when it may not be done to it, the key is the browser's. */
  const withRow =
    (act: (request: RequestSummary) => void, may: (request: RequestSummary) => boolean = () => true) =>
    () => {
      const request = table.current?.current();
      if (!request || !may(request)) return false;
      act(request);
      return true;
    };
  function toggle({ uuid }: RequestSummary) {
    const next = new Set(selection);
    if (!next.delete(uuid)) next.add(uuid);
    onSelectionChange(next);
  }
  useShortcuts(t('lists.keys.title'), [
    { ways: [['j']], label: t('lists.keys.next'), keysOnly: true, repeats: true, run: () => table.current?.move(1) ?? false },
    { ways: [['k']], label: t('lists.keys.previous'), keysOnly: true, repeats: true, run: () => table.current?.move(-1) ?? false },
    // The table, the link of the row and the search do these themselves: here they are only told.
    { ways: [['ArrowDown'], ['ArrowUp']], label: t('lists.keys.arrows'), keysOnly: true, run: () => false },
    { ways: [['Enter']], label: t('lists.keys.open'), keysOnly: true, run: () => false },
    { ways: [['/']], label: t('lists.keys.search'), keysOnly: true, run: () => false },
    { ways: [['x']], label: t('lists.keys.select'), keysOnly: true, run: withRow(toggle) },
    {
      ways: [['t']],
      label: t('lists.keys.takeOver'),
      keysOnly: true,
      run: withRow(responsibility.takeOver, responsibility.mayTakeOver),
    },
    {
      ways: [['r']],
      label: t('lists.keys.release'),
      keysOnly: true,
      run: withRow(responsibility.release, responsibility.mayRelease),
    },
    ...(onOpenChat ? [{ ways: [['c']], label: t('lists.keys.chat'), keysOnly: true, run: withRow(onOpenChat) }] : []),
  ]);
  return null;
}
