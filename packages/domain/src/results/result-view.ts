/** The number of results that are shown at first and added at a time. @see S-022 */
export const RESULT_PAGE = 10;

/** The view of a result list: its filters, its order, and how many results are shown. */
export interface ResultView<Filters, Sort> {
  readonly filters: Filters;
  readonly sort: Sort;
  readonly shown: number;
}

/** A new view of a list, with its first 10 results. @see S-022 */
export function newResultView<Filters, Sort>(filters: Filters, sort: Sort): ResultView<Filters, Sort> {
  return { filters, sort, shown: RESULT_PAGE };
}

/** The view with other filters, back at the first 10. @see S-022 */
export function refiltered<Filters, Sort>(view: ResultView<Filters, Sort>, filters: Filters): ResultView<Filters, Sort> {
  return newResultView(filters, view.sort);
}

/** The view in another order, back at the first 10. @see S-022 */
export function resorted<Filters, Sort>(view: ResultView<Filters, Sort>, sort: Sort): ResultView<Filters, Sort> {
  return newResultView(view.filters, sort);
}

/** The view with 10 more results. @see S-022 */
export function withMore<Filters, Sort>(view: ResultView<Filters, Sort>): ResultView<Filters, Sort> {
  return { ...view, shown: view.shown + RESULT_PAGE };
}

/** Whether "load more" is shown: more results pass the filters than are shown, and at least 10 pass. @see S-023 */
export function moreIsOffered(filtered: number, { shown }: Pick<ResultView<unknown, unknown>, 'shown'>): boolean {
  return filtered > shown && filtered >= RESULT_PAGE;
}
