/** A page of a list that loads more: its number of rows, and its index. `offset` counts pages, not rows. */
export interface ListPage {
  readonly limit: number;
  readonly offset: number;
}

/** The first page of the history. @see A-089 */
export const HISTORY_PAGE = { limit: 20, offset: 0 } as const satisfies ListPage;

/** The first page of the changed issues; its index is 1. @see A-104 */
export const CHANGED_ISSUES_PAGE = { limit: 20, offset: 1 } as const satisfies ListPage;

/** The first page of the changed issues by traveller. @see A-105 */
export const CHANGED_ISSUES_BY_TRAVELLER_PAGE = { limit: 10, offset: 1 } as const satisfies ListPage;

/** The page that "load more" fetches. @see */
export function nextPage({ limit, offset }: ListPage): ListPage {
  return { limit, offset: offset + 1 };
}
