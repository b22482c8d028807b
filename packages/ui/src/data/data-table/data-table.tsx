import { type KeyboardEvent, useImperativeHandle, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { RowBox } from '../../internal/row-box.tsx';
import { useEffectEvent } from '../../internal/use-effect-event.ts';
import { Table, TableHeading } from '../../primitives/table/index.ts';
import { DataHeading } from './data-heading.tsx';
import { DataRow } from './data-row.tsx';
import type { DataColumn, DataTableProps } from './data-table-props.ts';
import { selectedRange } from './selected-range.ts';
import { useRowsInSight } from './use-rows-in-sight.ts';

export type { DataTableHandle, DataTableProps } from './data-table-props.ts';

/** The room of lines that are not rendered. */
function RoomForLines({ height, columns }: { height: number; columns: number }) {
  const room = useRef<HTMLTableCellElement>(null);
  useLayoutEffect(() => {
    // Not as an attribute, which a Content-Security-Policy would refuse.
    if (room.current) room.current.style.height = `${height}px`;
  }, [height]);
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: there is nothing in it to focus.
    <tr aria-hidden="true" className="g:shadow-none!">
      <td ref={room} colSpan={columns} className="g:p-0" />
    </tr>
  );
}

/** The key of the row in which an element stands. */
const keyAt = (target: EventTarget) => (target instanceof Element ? target.closest<HTMLElement>('[data-row]')?.dataset['row'] : undefined);

/**
 * A dense table of things with the same facts: its headings stay in sight, order and size the columns; rows are chosen, and of thousands only
 * those in sight are in the document while the page scrolls.
 *
 * Use: for a list that people work through for hours, of ten rows or ten thousand.
 * Not for: a few rows that are only read, which are a `Table`; rows that scroll in a box of their own, which are a `VirtualList`.
 * Keyboard: Up, Down: move from row to row; Shift+Up, Shift+Down: choose the rows that are passed; Space: chooses, on the box of a row; Ctrl+A:
 * chooses all; Escape: chooses none; Left, Right: size a column, on the edge of its heading; Enter: opens the row, or orders by a heading.
 * Focus: stays in its row however far that is scrolled away.
 * Screen reader: a table with its number of rows and the place of each, also of those that are not in the document; headings say the order.
 * @see B-044, B-046, B-047, B-048
 * @keywords ordenar linhas, selecionar linhas, colunas, data grid, data table
 */
export function DataTable<Row, Id extends string>(props: DataTableProps<Row, Id>) {
  const { label, columns, sections, rowKey, openable, order, onOrderChange, widths, onWidthChange, ...others } = props;
  const { selection, onSelectionChange, selectLabel, selectAllLabel = '', handle, meanwhile, ...rest } = others;
  const body = useRef<HTMLTableSectionElement>(null);
  const all = useRef<HTMLInputElement>(null);
  const anchor = useRef<string>(undefined);
  const [focusedKey, setFocusedKey] = useState<string>();
  /** The rows among which the one with the focus was last. */
  const around = useRef<readonly string[]>([]);
  const lines = useMemo(
    () =>
      sections.flatMap(({ key, name, rows }) => [
        ...(name === undefined ? [] : [{ isRow: false as const, key, name }]),
        ...rows.map((row) => ({ isRow: true as const, key: rowKey(row), row })),
      ]),
    [sections, rowKey],
  );
  const keys = useMemo(() => lines.flatMap((line) => (line.isRow ? [line.key] : [])), [lines]);
  const focusedLine = lines.findIndex((line) => line.isRow && line.key === focusedKey);
  const { spans, heightBetween } = useRowsInSight(body, lines, focusedLine);
  const width = columns.length + (onSelectionChange ? 1 : 0);
  const chosen = useMemo(() => (selection && selection.size > 0 ? keys.filter((key) => selection.has(key)).length : 0), [keys, selection]);

  // Without a column that takes what the others leave, each would be wider than it was made.
  const sized = ({ id }: DataColumn<Row, Id>) => widths?.[id] !== undefined;
  const filling = columns.find((column) => column.width === undefined && !sized(column))
    ? undefined
    : (columns.findLast((column) => !sized(column)) ?? columns.at(-1));

  useLayoutEffect(() => {
    const headings = [...(body.current?.closest('table')?.tHead?.rows[0]?.cells ?? [])].slice(-columns.length);
    columns.forEach((column, index) => {
      const given = column === filling ? undefined : widths?.[column.id];
      // Not as an attribute, which a Content-Security-Policy would refuse in the markup of a server.
      headings[index]?.style.setProperty('width', given === undefined ? null : `${given}px`);
    });
  });
  useLayoutEffect(() => {
    if (focusedLine >= 0) around.current = keys;
    if (all.current) all.current.indeterminate = chosen > 0 && chosen < keys.length;
  });

  function focusRow(key: string): void {
    // Rows out of sight are rendered before they get the focus.
    flushSync(() => setFocusedKey(key));
    const row = [...(body.current?.rows ?? [])].find((each) => each.dataset['row'] === key);
    const part = row?.querySelector<HTMLElement>('a[href]') ?? row?.querySelector<HTMLElement>('input, button') ?? row;
    part?.focus({ preventScroll: true });
    row?.scrollIntoView({ block: 'nearest' });
  }
  /**
   * The row so many rows further; from outside of the rows, the first or the last one. From a row that has gone, as one that the filters let
   * through no longer, the one that stood beside it.
   */
  function keyFrom(step: number): string | undefined {
    const rows = around.current;
    const beside = rows[rows.indexOf(focusedKey ?? '') + step];
    return focusedLine >= 0 || keys.includes(beside ?? '') ? beside : keys.at(step > 0 ? 0 : -1);
  }
  function choose(key: string, wanted: boolean, from: string | undefined) {
    onSelectionChange?.(selectedRange(selection ?? new Set(), keys, { from, to: key, chosen: wanted }));
    anchor.current = key;
  }
  const chooseByBox = useEffectEvent((key: string, wanted: boolean, ranging: boolean) =>
    choose(key, wanted, ranging ? anchor.current : undefined),
  );
  function handleKey(event: KeyboardEvent<HTMLDivElement>) {
    rest.onKeyDown?.(event);
    if (event.defaultPrevented || event.altKey || event.metaKey) return;
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    const key = keyAt(event.target);
    if (step !== 0 && key !== undefined && !event.ctrlKey) {
      const next = keyFrom(step);
      event.preventDefault();
      if (next === undefined) return;
      if (event.shiftKey) choose(next, true, key);
      focusRow(next);
    } else if (event.key.toLowerCase() === 'a' && event.ctrlKey && key !== undefined && onSelectionChange) {
      event.preventDefault();
      onSelectionChange(new Set(keys));
    } else if (event.key === 'Escape' && chosen > 0 && onSelectionChange) {
      event.preventDefault();
      onSelectionChange(new Set());
    }
  }

  useImperativeHandle(handle, () => ({
    move(step) {
      // At the end it is the last row again, when the focus had left it.
      const left = focusedLine >= 0 && !body.current?.contains(document.activeElement);
      const next = keyFrom(step) ?? (left ? focusedKey : undefined);
      if (next === undefined) return false;
      focusRow(next);
      return true;
    },
    current() {
      const line = lines[focusedLine];
      return line?.isRow ? line.row : undefined;
    },
  }));

  function renderLine(index: number) {
    const line = lines[index];
    if (!line) return null;
    if (!line.isRow) {
      return (
        <tr key={`section ${line.key}`} data-section="" {...(spans && { 'aria-rowindex': index + 2 })} className="g:own">
          <th scope="colgroup" colSpan={width} className="g:h-7 g:border-line g:border-b g:bg-surface g:px-2.5 g:text-start g:text-sm">
            {line.name}
          </th>
        </tr>
      );
    }
    return (
      <DataRow
        key={line.key}
        row={line.row}
        rowKey={line.key}
        place={spans && index + 2}
        columns={columns}
        openable={openable?.(line.row) ?? false}
        chosen={onSelectionChange && (selection?.has(line.key) ?? false)}
        boxLabel={onSelectionChange && selectLabel?.(line.row)}
        onChoose={chooseByBox}
      />
    );
  }

  const rendered = spans ?? [{ from: 0, to: lines.length - 1 }];
  return (
    <Table
      {...rest}
      label={label}
      rowCount={spans && lines.length + 1}
      body={body}
      onKeyDown={handleKey}
      onFocus={(event) => {
        rest.onFocus?.(event);
        const key = keyAt(event.target);
        if (key !== undefined) setFocusedKey(key);
      }}
      head={
        <>
          {onSelectionChange && (
            <TableHeading className="g:w-9">
              <RowBox
                ref={all}
                label={selectAllLabel}
                checked={keys.length > 0 && chosen === keys.length}
                onChange={(event) => onSelectionChange(new Set(event.target.checked ? keys : []))}
              />
            </TableHeading>
          )}
          {columns.map((column) => (
            <DataHeading key={column.id} column={column} fills={column === filling} {...{ order, onOrderChange, widths, onWidthChange }} />
          ))}
        </>
      }
    >
      {meanwhile}
      {rendered.flatMap(({ from, to }, place) => {
        const before = (rendered[place - 1]?.to ?? -1) + 1;
        return [
          from > before && <RoomForLines key={`before ${lines[from]?.key}`} height={heightBetween(before, from)} columns={width} />,
          ...Array.from({ length: to - from + 1 }, (_, offset) => renderLine(from + offset)),
        ];
      })}
    </Table>
  );
}
