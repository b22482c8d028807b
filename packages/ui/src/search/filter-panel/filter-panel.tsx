import { ChevronRight, SlidersHorizontal } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId, useRef, useState } from 'react';
import { Badge } from '../../feedback/badge/index.ts';
import { useTexts } from '../../i18n/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { filterPanelTexts } from './filter-panel.texts.ts';

export interface FilterPanelProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** How many filters narrow the results at present; 0 for none. */
  active: number;
  /** Takes back every filter. The button is there only while one is active. */
  onClear: () => void;
  /** Whether it begins open on a narrow screen, where it folds to a button. On a wide one it is always open. */
  defaultOpen?: boolean;
  /** The items: a `FilterSection` for each thing to filter by. */
  children: ReactNode;
}

/**
 * The filters of a list of results: an accordion of sliders and fields, with the number of those that are active. On a screen below 64 rem it
 * is a button, which opens it above the list.
 *
 * Use: beside a `ResultList`, with a `FilterSection` for each thing to filter by.
 * Not for: the filters of the lists of requests, which are a `RequestFilters`; the criteria of a search, which are a form.
 * Keyboard: Tab: goes to the head of each item and to its filters; Enter, Space: open and close an item, on its head, or the whole panel, on
 * the button of a narrow screen.
 * Focus: goes to the title when the filters are cleared, because their button is gone.
 * Screen reader: a region named "Filtros", with the number of active ones, and a heading for each item, whose button says whether it is open.
 * @see S-031 to S-034
 * @keywords filtros, painel de filtros, refinar, acordeão, filter panel
 */
export function FilterPanel({ active, onClear, defaultOpen = false, children, className = '', ...rest }: FilterPanelProps) {
  const t = useTexts(filterPanelTexts);
  const id = useId();
  const [open, setOpen] = useState(defaultOpen);
  const heading = useRef<HTMLHeadingElement>(null);
  const count = active > 0 && <Badge tone="accent">{t('active', { count: active })}</Badge>;

  function clear(): void {
    heading.current?.focus();
    onClear();
  }

  return (
    <section
      data-slot="filter-panel"
      {...rest}
      aria-labelledby={`${id}-title`}
      className={`g:min-w-0 g:rounded-md g:border g:border-line g:bg-surface-1 ${className}`}
    >
      <header className="g:flex g:min-h-control g:flex-wrap g:items-center g:gap-x-2 g:ps-3 g:pe-1.5">
        <h2 ref={heading} id={`${id}-title`} tabIndex={-1} className="g:rounded-md g:font-semibold">
          <span className="g:flex g:items-center g:gap-2 g:max-lg:hidden">
            {t('filters')}
            {count}
          </span>
          {/* What folds is the style sheet's to say: a server knows no screen. */}
          <button
            type="button"
            aria-expanded={open}
            aria-controls={`${id}-items`}
            onClick={() => setOpen(!open)}
            className="g:group g:flex g:min-h-control g:items-center g:gap-2 g:rounded-md g:lg:hidden g:[&_svg]:size-4 g:[&_svg]:shrink-0"
          >
            <SlidersHorizontal aria-hidden="true" className="g:text-ink-3" />
            {t('filters')}
            {count}
            <ChevronRight
              aria-hidden="true"
              className="g:text-ink-3 g:transition-transform g:duration-140 g:group-aria-expanded:rotate-90"
            />
          </button>
        </h2>
        {active > 0 && (
          <Button tone="quiet" size="sm" className="g:ms-auto g:text-accent-text!" onClick={clear}>
            {t('clear')}
          </Button>
        )}
      </header>
      <div
        id={`${id}-items`}
        className={`g:flex g:flex-col g:divide-y g:divide-line g:border-line g:border-t ${open ? '' : 'g:max-lg:hidden'}`}
      >
        {children}
      </div>
    </section>
  );
}
