import type { ClientDetails } from '@guiche/domain/entities';

/** What a route is opened with that is about a client. @see A-226, S-012 */
export function stateWith(client: ClientDetails): { readonly client: ClientDetails } {
  return { client };
}

/**
 * The client instance that a route was opened with, if it is the one that the address names; undefined without one, as after a reload of an
 * address that somebody typed.
 * @see, S-012
 */
export function clientInState(state: unknown, instancia: string): ClientDetails | undefined {
  if (typeof state !== 'object' || state === null || !('client' in state)) return undefined;
  // The app alone puts a client there.
  const client = state.client as ClientDetails;
  return client.instancia === instancia ? client : undefined;
}
