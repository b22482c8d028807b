import { type ComponentProps, type FocusEvent, type ReactNode, useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { mergeRefs } from '../../internal/merge-refs.ts';
import { ListRow } from './list-row.tsx';
import { type RowKey, useRowWindow } from './use-row-window.ts';

export interface VirtualListProps<Item> extends Omit<ComponentProps<'div'>, 'children'> {
  /** The name of the list for screen readers; not shown. */
  label: string;
  /** What is listed, in its order: thousands if need be. */
  items: readonly Item[];
  /** What tells one item from all others, and stays the same when the list changes. Defined outside of the component that renders the list. */
  itemKey: (item: Item) => RowKey;
  /** The content of a row. It may be as high as it needs to be. */
  renderItem: (item: Item, index: number) => ReactNode;
  /** Shown in place of an empty list: an `EmptyState`. */
  empty: ReactNode;
}

/** The room that rows take which are not rendered. */
function RoomForRows({ height }: { height: number }) {
  const room = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // Not as an attribute, which a Content-Security-Policy would refuse.
    if (room.current) room.current.style.height = `${height}px`;
  }, [height]);
  return <div ref={room} aria-hidden="true" data-room="" className="g:[overflow-anchor:none]" />;
}

/** The row in which an element stands, if it is one of this list. */
function rowOf(content: Element | null, element: Element): number | undefined {
  const row = element.closest<HTMLElement>('[data-index]');
  return row && row.parentElement === content ? Number(row.dataset['index']) : undefined;
}

/**
 * A list that scrolls by itself, of which only the rows in sight are in the document: ten thousand rows appear as fast as fifty. It is never
 * higher than the screen; a class sets its height.
 *
 * Use: for hundreds of things or thousands that are scrolled through.
 * Not for: things with the same facts, compared down a column, which are a `Table`; a choice from many, which is an `Autocomplete`. The
 * browser's own search (Ctrl+F), a print and a selection of everything have the rows in sight alone: offer a search field beside it.
 * Parts: one: the rows, each as high as its content.
 * Keyboard: Tab: goes to the list if it scrolls, then to what can be pressed in its rows, one row after the other, those that were not rendered yet
 * included; Up, Down, Page Up, Page Down, Home, End, Space: scroll it.
 * Focus: a row that has it stays in the document, however far it is scrolled away; when its item is removed, the list takes the focus.
 * Screen reader: a list named by `label`; each row says its place and how many there are in all. An empty one is a group
 * of that name.
 * @keywords lista longa, rolagem, milhares de linhas, virtual list, windowing
 */
export function VirtualList<Item>(props: VirtualListProps<Item>) {
  const { label, items, itemKey, renderItem, empty, className = '', ref, ...rest } = props;
  const list = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const refs = useMemo(() => mergeRefs(list, ref), [ref]);
  const keyOf = useCallback((index: number) => itemKey(items[index] as Item), [items, itemKey]);
  const { spans, heightBetween, scrolls, onScroll: follow, onRowFocus } = useRowWindow(list, content, items.length, keyOf);
  const active = useRef<Element | null>(null);
  const isEmpty = items.length === 0;

  useLayoutEffect(() => {
    const isLost = active.current?.isConnected === false && document.activeElement === document.body;
    if (isLost) list.current?.focus({ preventScroll: true });
  });

  function handleFocus(event: FocusEvent<HTMLDivElement>) {
    active.current = event.target;
    const index = rowOf(content.current, event.target);
    if (index !== undefined) onRowFocus(index);
    rest.onFocus?.(event);
  }
  function handleBlur(event: FocusEvent<HTMLDivElement>) {
    // An element that is removed may say so, too; then nobody took the focus from it.
    if (event.target.isConnected) active.current = null;
    rest.onBlur?.(event);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it has a role, and only follows what happens in it.
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: both roles take a name.
    <div
      data-slot="virtual-list"
      {...rest}
      role={isEmpty ? 'group' : 'list'}
      aria-label={label}
      // What does not scroll is no stop for Tab.
      tabIndex={scrolls ? 0 : -1}
      ref={refs}
      onScroll={(event) => {
        follow();
        rest.onScroll?.(event);
      }}
      onFocus={handleFocus}
      onBlur={handleBlur}
      className={`g:relative g:max-h-dvh g:overflow-y-auto g:rounded-md g:border g:border-line g:text-base g:in-data-[density=compact]:text-sm ${className}`}
    >
      {isEmpty && empty}
      <div ref={content} className="g:own">
        {spans.flatMap(({ from, to }, place) => {
          const before = (spans[place - 1]?.to ?? -1) + 1;
          // All in one row of children, each with a key of its own: nothing changes places, which would take the focus from it.
          return [
            from > before && <RoomForRows key={`before ${keyOf(from)}`} height={heightBetween(before, from)} />,
            ...items
              .slice(from, to + 1)
              .map((item, offset) => (
                <ListRow key={`row ${itemKey(item)}`} item={item} index={from + offset} count={items.length} renderItem={renderItem} />
              )),
          ];
        })}
      </div>
    </div>
  );
}
