import type { RequestSummary, Traveller } from '../entities/index.ts';

/** A traveller with the changed requests of that person. */
export interface TravellersChanges {
  readonly viajante: Traveller;
  readonly solicitacoes: readonly RequestSummary[];
}

/**
 * Changed issues by traveller, each request below every one of its travellers. Travellers and requests keep the order in which they come, so
 * that a further page changes nothing above it but the requests of a traveller who is there already. @see A-105
 */
export function byTraveller(requests: readonly RequestSummary[]): readonly TravellersChanges[] {
  const groups = new Map<string, { readonly viajante: Traveller; readonly solicitacoes: RequestSummary[] }>();
  for (const request of requests) {
    for (const viajante of request.colaboradores) {
      const group = groups.get(viajante.id);
      if (group) group.solicitacoes.push(request);
      else groups.set(viajante.id, { viajante, solicitacoes: [request] });
    }
  }
  return [...groups.values()];
}
