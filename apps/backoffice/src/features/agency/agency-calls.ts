import { copyAgency, findAgency, saveAgency } from '@guiche/contract/agencies';
import { versionIn, versionTag } from '@guiche/contract/call';
import type { AgencyCopy } from '@guiche/domain/agencies';
import type { EditedAgency } from '@guiche/ui/agencies/agency-form';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../shared/api.ts';
import { isConflict } from '../../shared/editor/refusals.ts';

/** Loads the registration of an agency with its version. @see A-197 */
export async function loadAgency(id: number | string, signal?: AbortSignal): Promise<EditedAgency> {
  const { data, headers } = await api.send(findAgency, { params: { id }, ...(signal && { signal }) });
  return { ...data, id: String(id), versao: versionIn(headers) };
}

/** Always loaded anew: a form over an older version could only be refused. */
export function agencyQuery(id: number) {
  return queryOptions({
    queryKey: ['agency', id],
    queryFn: ({ signal }) => loadAgency(id, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

async function put({ id, versao, ...body }: EditedAgency): Promise<EditedAgency> {
  const headers = { 'if-match': versionTag(versao) };
  const answer = await api.send(saveAgency, { params: { id }, headers, body });
  return { ...answer.data, id, versao: versionIn(answer.headers) };
}

/**
 * Saves the registration of an agency, over the version that was loaded. What is stored already, since the response to an earlier save was
 * lost, counts as saved: its copies are still to be sent. @see A-198, B-061
 */
export async function putAgency(agency: EditedAgency): Promise<EditedAgency> {
  try {
    return await put(agency);
  } catch (error) {
    const present = isConflict(error) ? await loadAgency(agency.id).catch(() => undefined) : undefined;
    if (present && isSavedAs(agency, present)) return present;
    throw error;
  }
}

/**
 * Sends the copies of a saved version to the client instances, and returns those that failed. A copy that a later save has overtaken did not
 * fail: that save has copies of its own. @see
 */
export async function sendCopies(copies: readonly AgencyCopy[], versao: number): Promise<readonly AgencyCopy[]> {
  const headers = { 'if-match': versionTag(versao) };
  const failed = await Promise.all(
    copies.map(async (copy) => {
      try {
        await api.call(copyAgency, { params: { productId: copy.productId }, headers, body: copy.body });
        return [];
      } catch (error) {
        return isConflict(error) ? [] : [copy];
      }
    }),
  );
  return failed.flat();
}

/** Whether the stored agency is the one that was sent. */
export function isSavedAs({ versao: _sent, ...sent }: EditedAgency, { versao: _stored, ...stored }: EditedAgency): boolean {
  return Object.entries(sent).every(([name, value]) => Object.entries(stored).some(([other, kept]) => other === name && kept === value));
}
