import { type QueryShape, readText } from '../../shared/address/query-values.ts';

/** What the list of clients shows. @see */
export interface ClientsView {
  /** The text by which clients are found. */
  readonly termo: string;
  /** The name of the instance whose row was chosen last. */
  readonly cliente: string;
}

/** The same as the address holds it, `?termo=azul&cliente=serraazul`: on the way back the list is as it was left. */
export const CLIENTS_QUERY: QueryShape<ClientsView> = {
  absent: { termo: '', cliente: '' },
  read: { termo: readText, cliente: readText },
};
