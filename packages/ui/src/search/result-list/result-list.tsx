import { commonMessages } from '@guiche/domain/messages/common';
import { moreIsOffered } from '@guiche/domain/results';
import { FilterX, RefreshCw, SearchX } from 'lucide-react';
import { type ComponentProps, type ReactNode, useEffect, useId, useRef } from 'react';
import { LoadMore } from '../../data/load-more/index.ts';
import { Banner } from '../../feedback/banner/index.ts';
import { EmptyState } from '../../feedback/empty-state/index.ts';
import { useMessage, useTexts, useUiLanguage } from '../../i18n/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import { resultListTexts } from './result-list.texts.ts';

/** How many of the agencies that were asked have answered. */
export interface SearchProgress {
  readonly answered: number;
  readonly asked: number;
}

export interface ResultListProps<Result extends { readonly id: string }> extends Omit<ComponentProps<'section'>, 'children' | 'results'> {
  /** Names the list, where a page has several; "Resultados" by default. */
  label?: string | undefined;
  /** The results that pass the filters, in their order. */
  results: readonly Result[];
  /** How many results there are before the filters. */
  total: number;
  /** How many of them are shown at most, as a `ResultView` of `@guiche/domain/results` counts them. @see S-022 */
  shown: number;
  /** Shows more of them: the caller raises `shown`. */
  onLoadMore: () => void;
  /** What is shown of a result: an `AirResult`, for example. */
  renderResult: (result: Result, index: number) => ReactNode;
  /** The search is running; with the numbers of who was asked and who answered, it says how far it is. */
  searching?: boolean | SearchProgress;
  /** The names of the suppliers that failed. */
  failed?: readonly string[];
  /** Asks those that failed again; without it there is no such button. */
  onRetry?: (() => void) | undefined;
  /** Those that failed are being asked again. */
  retrying?: boolean;
  /** Takes back the filters, where they leave no result; without it there is no such button. */
  onClearFilters?: (() => void) | undefined;
  /** At the end of the head: a `SortSelect`. */
  toolbar?: ReactNode;
}

/** Shown while the first answer is awaited. */
const PLACEHOLDERS = [1, 2, 3] as const;

function Placeholder() {
  return (
    <div className="g:flex g:items-center g:gap-6 g:rounded-md g:border g:border-line g:bg-surface-1 g:px-pad g:py-4">
      <div className="g:grid g:min-w-0 g:flex-1 g:gap-2.5">
        <Skeleton className="g:h-5 g:w-2/5" />
        <Skeleton className="g:h-4 g:w-3/5" />
        <Skeleton className="g:h-4 g:w-3/5" />
      </div>
      <div className="g:grid g:w-28 g:justify-end g:gap-2.5">
        <Skeleton className="g:h-6 g:w-full" />
        <Skeleton className="g:h-8 g:w-20" />
      </div>
    </div>
  );
}

/**
 * The results of a search, ten at a time: how many there are, how far the search is, who failed, and why the list is empty when it is. Only
 * the results that are shown are in the document, so that thousands of them cost nothing.
 *
 * Use: for the results of a search of flights, hotels, cars or coaches, beside a `FilterPanel`.
 * Not for: rows with the same facts, which are a `DataTable`; a list whose server has more, which has a `LoadMore` alone.
 * Keyboard: Tab: goes through what can be pressed in the results, and to "Carregar mais"; Enter, Space: show ten more, on that button.
 * Focus: goes to the first new result when more are shown.
 * Screen reader: a region named "Resultados", or by `label`, with a list; how many there are and how many agencies answered is said politely as it changes.
 * @see S-022, S-023
 * @keywords resultados, pesquisa, lista de resultados, carregar mais, search results
 */
export function ResultList<Result extends { readonly id: string }>(props: ResultListProps<Result>) {
  const {
    label,
    results,
    total,
    shown,
    onLoadMore,
    renderResult,
    searching = false,
    failed = [],
    onRetry,
    retrying = false,
    onClearFilters,
    toolbar,
    className = '',
    ...rest
  } = props;
  const t = useTexts(resultListTexts);
  const message = useMessage(commonMessages);
  const language = useUiLanguage();
  const id = useId();
  const list = useRef<HTMLOListElement>(null);
  /** The place of the result that gets the focus as soon as it is there. */
  const landing = useRef<number | null>(null);
  const visible = results.slice(0, shown);
  const isSearching = searching !== false;
  // The new results are there when the number of visible ones has changed.
  useEffect(() => {
    const item = landing.current === null ? null : list.current?.children[landing.current];
    landing.current = null;
    if (!(item instanceof HTMLElement)) return;
    item.tabIndex = -1;
    item.focus();
  }, [visible.length]);

  function loadMore(): void {
    landing.current = visible.length;
    onLoadMore();
  }

  const count = results.length === total ? t('count', { count: total }) : t('countOf', { left: results.length, count: total });
  const progress =
    typeof searching === 'object' ? t('answered', { answered: searching.answered, count: searching.asked }) : isSearching && t('searching');

  return (
    <section
      data-slot="result-list"
      {...rest}
      aria-labelledby={`${id}-title`}
      className={`g:flex g:min-w-0 g:flex-col g:gap-3 ${className}`}
    >
      <header className="g:flex g:flex-wrap g:items-end g:justify-between g:gap-x-4 g:gap-y-2">
        <h2 id={`${id}-title`} className="g:sr-only">
          {label ?? t('results')}
        </h2>
        <p role="status" className="g:flex g:min-h-control g:flex-wrap g:items-center g:gap-x-3 g:tabular">
          {total > 0 && <strong className="g:font-semibold">{count}</strong>}
          {/* What stands below in the place of the list is no live region. */}
          {total === 0 && !isSearching && <span className="g:sr-only">{message('nenhum_resultado_encontrado')}</span>}{' '}
          {progress && (
            <span className="g:flex g:items-center g:gap-2 g:text-ink-2 g:text-sm">
              <span
                aria-hidden="true"
                className="g:size-3.5 g:shrink-0 g:animate-spin g:rounded-full g:border-2 g:border-current g:border-e-transparent"
              />
              {progress}
            </span>
          )}
        </p>
        {toolbar}
      </header>
      {failed.length > 0 && (
        <Banner
          tone="warning"
          title={t('failed', { count: failed.length, names: new Intl.ListFormat(language, { type: 'conjunction' }).format(failed) })}
        >
          <span className="g:flex g:flex-wrap g:items-center g:gap-x-3 g:gap-y-1.5">
            {t('failedHint')}
            {onRetry && (
              <Button size="sm" pending={retrying} onClick={onRetry}>
                <RefreshCw aria-hidden="true" />
                {t('retry')}
              </Button>
            )}
          </span>
        </Banner>
      )}
      {total === 0 && isSearching && (
        <div aria-busy="true" data-part="placeholder" className="g:grid g:gap-3">
          {PLACEHOLDERS.map((each) => (
            <Placeholder key={each} />
          ))}
        </div>
      )}
      {total === 0 && !isSearching && (
        <EmptyState icon={<SearchX />} title={message('nenhum_resultado_encontrado')}>
          {t(failed.length > 0 ? 'noneYetHint' : 'noneFoundHint')}
        </EmptyState>
      )}
      {total > 0 && results.length === 0 && (
        <EmptyState
          icon={<FilterX />}
          title={t('noneLeft')}
          action={onClearFilters && <Button onClick={onClearFilters}>{t('clear')}</Button>}
        >
          {t('noneLeftHint', { count: total })}
        </EmptyState>
      )}
      {visible.length > 0 && (
        // Laid out and painted apart from the filters beside it, whose sliders move with each frame.
        // biome-ignore lint/a11y/noRedundantRoles: without bullets, Safari takes it for no list.
        <ol ref={list} role="list" aria-labelledby={`${id}-title`} className="g:grid g:gap-3 g:[contain:layout]">
          {visible.map((result, index) => (
            <li key={result.id} className="g:min-w-0 g:rounded-md">
              {renderResult(result, index)}
            </li>
          ))}
        </ol>
      )}
      <LoadMore hasMore={moreIsOffered(results.length, { shown })} onLoadMore={loadMore} />
    </section>
  );
}
