import { type QueryShape, readText } from '../../shared/address/query-values.ts';

/** What the screen of the reports shows. @see S-112 */
export interface ReportsView {
  /** The text by which reports are found. */
  readonly termo: string;
  /** The file of the report whose parameters are shown. */
  readonly relatorio: string;
}

/** The same as the address holds it, `?termo=vendas&relatorio=age09.jrxml`. */
export const REPORTS_QUERY: QueryShape<ReportsView> = {
  absent: { termo: '', relatorio: '' },
  read: { termo: readText, relatorio: readText },
};
