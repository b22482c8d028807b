import type { SearchedKind } from '@guiche/domain/access';
import { type Described, newResultView, type OfferGroup, type ResultView, refiltered, resorted, withMore } from '@guiche/domain/results';
import { Banner } from '@guiche/ui/feedback/banner';
import { Button } from '@guiche/ui/primitives/button';
import { FilterPanel } from '@guiche/ui/search/filter-panel';
import { ResultList } from '@guiche/ui/search/result-list';
import { type SortOf, SortSelect } from '@guiche/ui/search/sort-select';
import { type ReactNode, useDeferredValue, useMemo, useRef, useState } from 'react';
import { useText } from '../../shared/i18n/language-provider.tsx';
import { type FoundItem, foundItems } from './found-items.ts';
import { useHeldGroups } from './use-held-groups.ts';
import type { Offers } from './use-offers.ts';
import { useResultsInSight } from './use-results-in-sight.ts';
import { useSteadyResults } from './use-steady-results.ts';

interface Priced {
  readonly id: string;
  readonly total: number;
}

/** What is shown of a search: its filters, its order, and how many results. */
export interface SearchView<Filters, Kind extends SearchedKind> {
  readonly filters: Filters;
  readonly change: (changes: Partial<Filters>) => void;
  readonly sort: SortOf[Kind];
}

export interface SearchResultsProps<Quote extends Priced, Filters extends object, Kind extends SearchedKind> {
  kind: Kind;
  /** Another one for each search. */
  searchKey: string;
  offers: Pick<Offers<unknown>, 'answered' | 'asked' | 'searching' | 'failed' | 'retrying' | 'retry'>;
  /** What was found, the same list until more is. */
  groups: readonly OfferGroup<Quote>[];
  /** The texts of a quote, by which it is searched for: one function of the module, not one of each render. */
  describe: (quote: Quote) => Described;
  /** The filters that keep everything. */
  noFilters: Filters;
  firstSort: SortOf[Kind];
  /** The items that pass the filters, in their order. */
  arrange: (items: readonly FoundItem<Quote>[], filters: Filters, sort: SortOf[Kind]) => readonly FoundItem<Quote>[];
  /** The filters as fields, which narrow all items. */
  filtersOf: (items: readonly FoundItem<Quote>[], view: SearchView<Filters, Kind>) => ReactNode;
  renderResult: (item: FoundItem<Quote>, cheapest: boolean) => ReactNode;
}

/** How many filters differ from those that keep everything. */
function activeOf<Filters extends object>(filters: Filters, none: Filters): number {
  return (Object.keys(none) as (keyof Filters)[]).filter((name) => filters[name] !== none[name]).length;
}

/** The filters at the left and the results at the right; what comes late moves nothing under the pointer or the focus. @see S-022, S-030, S-088 */
export function SearchResults<Quote extends Priced, Filters extends object, Kind extends SearchedKind>(
  props: SearchResultsProps<Quote, Filters, Kind>,
) {
  const { kind, searchKey, offers, groups, describe, noFilters, firstSort, arrange, filtersOf, renderResult } = props;
  const t = useText();
  const list = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<ResultView<Filters, SortOf[Kind]>>(() => newResultView(noFilters, firstSort));
  const { shown, waiting, show } = useHeldGroups(searchKey, groups, list);
  useSteadyResults(list);
  useResultsInSight(list, searchKey);
  // By hand: thousands of results are put in order with each of them, and these stay the same from one to the next.
  const found = useMemo(() => foundItems(groups, describe), [groups, describe]);
  const items = useMemo(() => (shown === groups ? found : foundItems(shown, describe)), [shown, groups, found, describe]);
  // The slider moves at once; thousands of results follow when there is time.
  const filters = useDeferredValue(view.filters);
  const arranged = arrange(items, filters, view.sort);
  const lowest = items.reduce((least, { total }) => Math.min(least, total), Number.POSITIVE_INFINITY);

  function change(changes: Partial<Filters>): void {
    show();
    setView((last) => refiltered(last, { ...last.filters, ...changes }));
  }
  const clear = () => setView((last) => refiltered(last, noFilters));

  return (
    <div className="g:grid g:items-start g:gap-3 g:lg:grid-cols-[17rem_minmax(0,1fr)]">
      <FilterPanel active={activeOf(view.filters, noFilters)} onClear={clear} className="g:lg:sticky g:lg:top-2">
        {filtersOf(found, { filters: view.filters, change, sort: view.sort })}
      </FilterPanel>
      {/* Steadied by hand: what the browser does for it, too, would move it twice. */}
      <div ref={list} className="g:min-w-0 g:scroll-mt-[calc(var(--guiche-sticky-top,0px)+2.75rem)] g:[overflow-anchor:none]">
        {waiting > 0 && (
          <Banner tone="info" title={t('search.waiting', { count: waiting })} className="g:mb-2">
            <Button size="sm" onClick={show}>
              {t('search.showWaiting')}
            </Button>
          </Banner>
        )}
        <ResultList
          results={arranged}
          total={items.length}
          shown={view.shown}
          onLoadMore={() => setView(withMore)}
          renderResult={(item) => renderResult(item, item.total === lowest)}
          searching={offers.searching && { answered: offers.answered, asked: offers.asked }}
          failed={offers.failed}
          onRetry={offers.retry}
          retrying={offers.retrying}
          onClearFilters={clear}
          toolbar={
            <SortSelect
              kind={kind}
              value={view.sort}
              onValueChange={(sort) => {
                show();
                setView((last) => resorted(last, sort));
              }}
            />
          }
        />
      </div>
    </div>
  );
}
