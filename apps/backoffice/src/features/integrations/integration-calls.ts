import { versionIn, versionTag } from '@guiche/contract/call';
import { findClientInstance } from '@guiche/contract/clients';
import { listIntegrations, saveIntegrations } from '@guiche/contract/integrations';
import type { EditedIntegrations } from '@guiche/ui/clients/integrations-form';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../shared/api.ts';

/** A client by the name of its instance. @see A-227 */
export function clientQuery(name: string) {
  return queryOptions({
    queryKey: ['clients', name],
    queryFn: ({ signal }) => api.call(findClientInstance, { params: { name }, signal }),
  });
}

/** Loads the integrations of a client with their version. @see A-228 */
export async function loadIntegrations(name: string, signal?: AbortSignal): Promise<EditedIntegrations> {
  const { data, headers } = await api.send(listIntegrations, { params: { name }, ...(signal && { signal }) });
  return { id: name, versao: versionIn(headers), integracoes: data };
}

/** Always loaded anew: a form over an older version could only be refused. */
export function integrationsQuery(name: string) {
  return queryOptions({
    queryKey: ['integrations', name],
    queryFn: ({ signal }) => loadIntegrations(name, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

/** Saves the integrations of a client, over the version that was loaded. @see A-229, B-061 */
export async function postIntegrations({ id, versao, integracoes }: EditedIntegrations): Promise<EditedIntegrations> {
  const headers = { 'if-match': versionTag(versao) };
  const answer = await api.send(saveIntegrations, { params: { name: id }, headers, body: integracoes });
  return { id, versao: versionIn(answer.headers), integracoes: answer.data };
}
