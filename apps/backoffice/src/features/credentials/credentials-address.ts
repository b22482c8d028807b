import { type QueryShape, readText } from '../../shared/address/query-values.ts';

/** What the credentials per client show. @see A-053 */
export interface CredentialsView {
  /** The name of the instance whose credentials are shown; empty for all. */
  readonly cliente: string;
}

/** The same as the address holds it, `?cliente=serraazul`. */
export const CREDENTIALS_QUERY: QueryShape<CredentialsView> = {
  absent: { cliente: '' },
  read: { cliente: readText },
};
