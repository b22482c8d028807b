import type { ExternalSupplier } from '@guiche/domain/entities';
import type { TipoServico } from '@guiche/domain/enums';

/** What external suppliers are searched by. */
interface ExternalSupplierQuery {
  /** What the description or the CNPJ holds, in lower case without accents. */
  readonly term: string;
  /** The kind of service that they render; any, without it. */
  readonly kind?: TipoServico | undefined;
  /** Their city, alone or with its state, in lower case without accents; any, without it. */
  readonly city?: string | undefined;
}

/** The suppliers that are registered in another system than the agency's. @see S-380 */
export interface ExternalSupplierPort {
  /** Those that match, A to Z; no more than a limit. */
  find: (query: ExternalSupplierQuery, most: number) => Promise<readonly ExternalSupplier[]>;
  /** The one with a code; undefined when nobody has it. */
  byCode: (codigo: string) => Promise<ExternalSupplier | undefined>;
}
