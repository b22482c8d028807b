import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { bringIntoSight } from '../../internal/bring-into-sight.ts';

export interface TabItem<Value extends string = string> {
  value: Value;
  label: string;
  icon?: ReactNode;
  /** The number of items in the tab. */
  count?: number;
  disabled?: boolean;
  content: ReactNode;
}

export interface TabsProps<Value extends string = string> {
  /** The name that a screen reader gives to the row of tabs. */
  label: string;
  /** The tabs, in their order. */
  items: readonly TabItem<Value>[];
  /** The value of the chosen tab. */
  value: Value;
  /** Called with the value of the tab that was chosen. */
  onValueChange: (value: Value) => void;
}

/** Where a key leads among so many tabs that can be chosen; undefined for a key that is not the row's. */
function placeAfter(key: string, place: number, count: number): number | undefined {
  const places: Record<string, number> = {
    ArrowRight: (place + 1) % count,
    ArrowLeft: (place + count - 1) % count,
    Home: 0,
    End: count - 1,
  };
  return places[key];
}

/**
 * Views of the same thing, one at a time. A row that is too long scrolls sideways, to the selected tab by itself.
 *
 * Use: for views of the same thing of which one is read at a time.
 * Not for: steps that follow one another; pages with addresses of their own.
 * Keyboard: Left, Right: select the next tab and show it; Home, End: select the first or the last; Tab: goes into the panel.
 * Screen reader: tabs with their panel; only the selected tab is in the order of the Tab key.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/tabs/
 * @keywords abas, guias, tabs
 */
export function Tabs<Value extends string>({ label, items, value, onValueChange }: TabsProps<Value>) {
  const id = useId();
  const tabId = (item: TabItem<Value>) => `${id}-${item.value}`;
  const row = useRef<HTMLDivElement>(null);
  const selected = items.find((item) => item.value === value);

  useLayoutEffect(() => {
    const tab = row.current?.querySelector('[aria-selected="true"]');
    if (row.current && tab && value) bringIntoSight(row.current, tab);
  }, [value]);

  function select(item: TabItem<Value>) {
    if (item.value !== value) onValueChange(item.value);
  }
  function handleKeyDown(event: KeyboardEvent) {
    const open = items.filter(({ disabled }) => !disabled);
    const to = placeAfter(
      event.key,
      open.findIndex((item) => item.value === value),
      open.length,
    );
    const item = to === undefined ? undefined : open[to];
    if (!item) return;
    event.preventDefault();
    document.getElementById(tabId(item))?.focus();
    select(item);
  }

  return (
    <div className="g:own" data-slot="tabs">
      <div
        ref={row}
        role="tablist"
        aria-label={label}
        onKeyDown={handleKeyDown}
        className="g:flex g:gap-1 g:overflow-x-auto g:overflow-y-hidden g:border-line g:border-b g:max-sm:gap-0"
      >
        {items.map((item) => (
          <button
            key={item.value}
            type="button"
            role="tab"
            id={tabId(item)}
            aria-selected={item === selected}
            aria-controls={item === selected ? `${id}-panel` : undefined}
            tabIndex={item === selected ? 0 : -1}
            disabled={item.disabled}
            onClick={() => select(item)}
            className="g:-mb-px g:inline-flex g:h-9 g:shrink-0 g:items-center g:gap-1.5 g:rounded-t-md g:border-transparent g:border-b-2 g:px-3 g:font-medium g:text-ink-2 g:transition-[background-color,border-color,color] g:max-sm:px-2 g:max-sm:text-sm g:hover:text-ink g:focus-visible:-outline-offset-2 g:disabled:cursor-not-allowed g:disabled:opacity-55 g:aria-selected:border-accent g:aria-selected:text-accent-text g:forced-colors:not-aria-selected:border-[Canvas] g:pointer-coarse:h-11 g:[&_svg]:size-4"
          >
            {item.icon}
            {item.label}
            {item.count !== undefined && (
              <span className="g:rounded-full g:bg-surface-2 g:px-1.5 g:text-ink-2 g:text-xs">{item.count}</span>
            )}
          </button>
        ))}
      </div>
      {selected && (
        <div
          // The views are apart: what one keeps (its scroll, its open parts) is not the next one's.
          key={selected.value}
          role="tabpanel"
          id={`${id}-panel`}
          aria-labelledby={tabId(selected)}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the pattern has it, so that Tab leads from the tabs to what they show.
          tabIndex={0}
          // A panel that is higher than the page goes to its top when it gets the focus: not below what sticks there.
          className="g:scroll-mt-[calc(var(--guiche-sticky-top,0px)+2.75rem)] g:pt-4"
        >
          {selected.content}
        </div>
      )}
    </div>
  );
}
