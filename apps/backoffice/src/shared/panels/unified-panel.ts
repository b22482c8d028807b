import { listIssuesOfClient, listQuotesOfClients } from '@guiche/contract/requests';
import { compareDeadlines } from '@guiche/domain/deadline';
import type { RequestSummary } from '@guiche/domain/entities';
import { searchedTerm } from '@guiche/domain/requests';
import type { QueryClient } from '@tanstack/react-query';
import { api } from '../api.ts';
import { clientsQuery } from '../clients/clients-query.ts';

interface Context {
  readonly client: QueryClient;
  readonly signal: AbortSignal;
}

/**
 * A list of the unified panel across the client instances: the quotes as they come, the issues of each client, which the server lists one at
 * a time, by deadline. The dashboard works across clients, so the client of the session narrows nothing.
 * @see
 */
export async function fetchPanelList(
  lista: 'cotacoes' | 'emissoes',
  typed: string,
  { client, signal }: Context,
): Promise<readonly RequestSummary[]> {
  const termo = searchedTerm(typed);
  const query = termo ? { termo } : {};
  if (lista === 'cotacoes') return api.call(listQuotesOfClients, { query, signal });
  const clients = await client.ensureQueryData(clientsQuery);
  const lists = await Promise.all(
    clients.map(({ instancia }) => api.call(listIssuesOfClient, { query: { ...query, instance: instancia }, signal })),
  );
  return lists.flat().sort((a, b) => compareDeadlines(a.dataVencimentoEmissao, b.dataVencimentoEmissao) || a.id - b.id);
}
