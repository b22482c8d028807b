import type { CredentialRequest, CredentialSupplier } from '@guiche/domain/entities';

/** A request for a credential as the gateway gets it. */
export interface CredentialOrder {
  /** The same for each try: the gateway takes it once, however often it is sent. */
  readonly referencia: string;
  readonly fornecedorId: string;
  /** The filled-in fields that the supplier asks for. */
  readonly campos: CredentialRequest['campos'];
}

/** What the gateway says; a refusal has the supplier's own words. */
export type GatewayAnswer = { readonly taken: true } | { readonly taken: false; readonly reason: string };

/** The gateway through which agencies request credentials from suppliers. Rejects when it does not answer. @see S-368 to S-372 */
export interface CredentialGatewayPort {
  /** The suppliers of a type of service, with the fields that each asks for. */
  readonly suppliersOf: (tipoServicoId: number) => Promise<readonly CredentialSupplier[]>;
  readonly request: (order: CredentialOrder, signal: AbortSignal) => Promise<GatewayAnswer>;
  /** Cancels a request; one that is cancelled already stays so. */
  readonly cancel: (order: CredentialOrder, signal: AbortSignal) => Promise<GatewayAnswer>;
}
