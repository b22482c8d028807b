import type { CredentialContent } from '@guiche/domain/entities';
import type { Criteria, SearchedKind } from './search/search-port.ts';

/** A credential, and the search by which it is tested. */
interface CredentialTrial<Kind extends SearchedKind> {
  readonly kind: Kind;
  readonly consolidadora: string;
  readonly content: CredentialContent;
  readonly criteria: Criteria[Kind];
  /** The most results that are counted. @see S-377 */
  readonly limit: number;
  readonly now: Date;
}

/** How many results the search had; a refusal has the provider's own words. */
type TrialAnswer = { readonly quantidade: number } | { readonly reason: string };

/** Who tests credentials with a search: the agency's test API, an integrator, the translator. Rejects when it does not answer. @see S-374 to S-376 */
export interface CredentialTestPort {
  readonly test: <Kind extends SearchedKind>(trial: CredentialTrial<Kind>, signal: AbortSignal) => Promise<TrialAnswer>;
}
