import { findClientInstance } from '@guiche/contract/clients';
import {
  findCredentialRequest,
  findCredentialSupplier,
  insertCredential,
  listCredentialLog,
  listCredentialSuppliers,
  listCredentials,
  saveCredential,
} from '@guiche/contract/credentials';
import { findUser } from '@guiche/contract/users';
import type { ListedCredential } from '@guiche/domain/entities';
import { type EditedCredential, editedCredential, typedCredential } from '@guiche/ui/credentials/credential-modal';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../shared/api.ts';
import type { InsertKeys } from '../../shared/editor/insert-keys.ts';

/** A client by the name of its instance. @see A-227 */
export function clientQuery(name: string) {
  return queryOptions({
    queryKey: ['clients', name],
    queryFn: ({ signal }) => api.call(findClientInstance, { params: { name }, signal }),
  });
}

/** The credentials of the agency. Loaded anew at each visit: a form over an older version could only be refused. @see S-364 */
export const credentialsQuery = queryOptions({
  queryKey: ['credentials'],
  queryFn: ({ signal }) => api.call(listCredentials, { signal }),
  staleTime: 0,
});

/** The suppliers from which a credential for a service can be requested. @see S-368 */
export function suppliersQuery(idServico: number) {
  return queryOptions({
    queryKey: ['credential-suppliers', idServico],
    queryFn: ({ signal }) => api.call(listCredentialSuppliers, { params: { idServico }, signal }),
  });
}

/** A supplier with the fields that it asks for. @see S-369 */
export function supplierQuery(idServico: number, idFornecedor: string) {
  return queryOptions({
    queryKey: ['credential-suppliers', idServico, idFornecedor],
    queryFn: ({ signal }) => api.call(findCredentialSupplier, { params: { idFornecedor, tipoServico: idServico }, signal }),
  });
}

/** What a credential was requested with. @see S-373 */
export function requestDataQuery(id: string) {
  return queryOptions({
    queryKey: ['credentials', id, 'request'],
    queryFn: ({ signal }) => api.call(findCredentialRequest, { params: { id }, signal }),
    staleTime: 0,
  });
}

/** What happened to a credential. @see A-243 */
export function credentialLogQuery({ id, agencia }: Pick<ListedCredential, 'id' | 'agencia'>) {
  return queryOptions({
    queryKey: ['credentials', id, 'log'],
    queryFn: ({ signal }) => api.call(listCredentialLog, { params: { idAgencia: agencia.id, idServico: id }, signal }),
    staleTime: 0,
  });
}

/** A user whose name an entry of a log does not have. @see */
export function userQuery(id: string) {
  return queryOptions({
    queryKey: ['users', id, 'name'],
    queryFn: async ({ signal }) => (await api.call(findUser, { params: { id }, signal })).name,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Saves a credential and returns it as it is stored. @see S-366, S-367, B-060 */
export async function storeCredential(edited: EditedCredential, keys: InsertKeys): Promise<EditedCredential> {
  const body = typedCredential(edited);
  if (edited.versao > 0) return editedCredential(await api.call(saveCredential, { params: { id: edited.id }, body }));
  return editedCredential(await api.call(insertCredential, { body, idempotencyKey: keys.keyOf(body) }));
}
