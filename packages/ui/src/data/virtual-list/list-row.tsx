import { memo, type ReactNode } from 'react';

interface ListRowProps<Item> {
  item: Item;
  index: number;
  count: number;
  renderItem: (item: Item, index: number) => ReactNode;
}

function Row<Item>({ item, index, count, renderItem }: ListRowProps<Item>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: the list is a div, because an empty one is no list.
    <div
      role="listitem"
      data-index={index}
      aria-posinset={index + 1}
      aria-setsize={count}
      // The last one has its line as well, not seen: all rows are as high as their content makes them. The ground is theirs, not the list's:
      // a list with a ground is drawn by the browser as a layer of its own, half of which is rows that nobody sees, and scrolls past those
      // that the page has not rendered yet.
      className="g:border-line g:border-b g:bg-surface-1 g:px-2.5 g:py-cell g:last:border-transparent"
    >
      {renderItem(item, index)}
    </div>
  );
}

/** One row of a long list. While the list scrolls, the rows that stay are not rendered again. */
export const ListRow = memo(Row) as typeof Row;
