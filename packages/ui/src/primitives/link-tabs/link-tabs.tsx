import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { bringIntoSight } from '../../internal/bring-into-sight.ts';

export interface LinkTab {
  href: string;
  label: string;
  icon?: ReactNode;
  /** The page that is shown. */
  current: boolean;
}

export interface LinkTabsProps {
  /** The name that a screen reader gives to the row. */
  label: string;
  /** The pages, in their order. */
  items: readonly LinkTab[];
}

/**
 * The pages of one area as a row that looks like tabs: each is a link, so that it can be opened in a tab of the browser and the browser's
 * Back works. A row that is too long scrolls sideways, to the present page by itself.
 *
 * Use: for the pages of one area, as the settings are, each with an address of its own.
 * Not for: views of the same thing without addresses, which are `Tabs`; the screens of the app, which stand in its top menu.
 * Keyboard: Tab: goes from link to link; Enter: opens the page.
 * Screen reader: a navigation with its name; the link of the present page says so.
 * @keywords abas, páginas, configurações, navegação, tabs, links
 */
export function LinkTabs({ label, items }: LinkTabsProps) {
  const row = useRef<HTMLElement>(null);
  const shown = items.find(({ current }) => current)?.href;

  useLayoutEffect(() => {
    const link = shown === undefined ? null : row.current?.querySelector('[aria-current]');
    if (row.current && link) bringIntoSight(row.current, link);
  }, [shown]);

  return (
    <nav
      ref={row}
      data-slot="link-tabs"
      aria-label={label}
      className="g:flex g:gap-1 g:overflow-x-auto g:overflow-y-hidden g:border-line g:border-b g:max-sm:gap-0"
    >
      {items.map(({ href, label: words, icon, current }) => (
        <a
          key={href}
          href={href}
          aria-current={current ? 'page' : undefined}
          className="g:-mb-px g:inline-flex g:h-9 g:shrink-0 g:items-center g:gap-1.5 g:border-transparent g:border-b-2 g:px-3 g:font-medium g:text-ink-2 g:hover:text-ink g:focus-visible:-outline-offset-2 g:aria-[current]:border-b-accent g:aria-[current]:text-accent-text g:forced-colors:not-aria-[current]:border-[Canvas] g:max-sm:px-2 g:max-sm:text-sm g:pointer-coarse:h-11 g:[&_svg]:size-4"
        >
          {icon}
          {words}
        </a>
      ))}
    </nav>
  );
}
