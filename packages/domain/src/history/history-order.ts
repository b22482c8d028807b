/** The fields that the history can be sorted by: travel date, request number, client. @see A-092 */
export const HISTORY_ORDERS = ['dataViagem', 'idSolicitacao', 'empresa'] as const;

export interface HistoryOrder {
  readonly orderBy: (typeof HISTORY_ORDERS)[number];
  readonly descending: boolean;
}

/** The default order of the history: the latest trip first. @see A-092 */
export const DEFAULT_HISTORY_ORDER: HistoryOrder = { orderBy: 'dataViagem', descending: true };
