import { type QueryShape, readText } from '../../shared/address/query-values.ts';

/** What the directory shows. @see A-248 */
export interface VipView {
  /** The name of the client's instance. */
  readonly cliente: string;
  /** The text by which the list is searched. */
  readonly termo: string;
}

/** The same as the address holds it, `?cliente=serraazul&termo=ana`. */
export const VIP_QUERY: QueryShape<VipView> = {
  absent: { cliente: '', termo: '' },
  read: { cliente: readText, termo: readText },
};
