export { DEFAULT_HISTORY_ORDER, HISTORY_ORDERS, type HistoryOrder } from './history-order.ts';
export { type HistoryWindow, historyWindow, QUICK_RANGES, type QuickRange, sentHistoryWindow, withQuickRange } from './history-window.ts';
export { CHANGED_ISSUES_BY_TRAVELLER_PAGE, CHANGED_ISSUES_PAGE, HISTORY_PAGE, type ListPage, nextPage } from './list-page.ts';
export { listsBase } from './lists-base.ts';
