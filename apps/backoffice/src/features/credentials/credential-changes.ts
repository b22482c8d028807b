import { versionTag } from '@guiche/contract/call';
import type { Client } from '@guiche/contract/client';
import { activateCredential, cancelCredential, switchService } from '@guiche/contract/credentials';
import { credentialsInOrder } from '@guiche/domain/credentials';
import type { CredentialActivation, ListedCredential, OfferedService } from '@guiche/domain/entities';
import { serviceKindOfId } from '@guiche/domain/enums';

/** Switches a service on or off, over the version that is shown. @see S-365, B-061 */
export function switchServiceOf(client: Client, { id, versao }: OfferedService): Promise<OfferedService> {
  return client.call(switchService, { params: { servico: id }, headers: { 'if-match': versionTag(versao) } });
}

/** Activates a requested credential, over the version that is shown. @see S-371, B-061 */
export function activate(
  client: Client,
  { versao }: Pick<ListedCredential, 'versao'>,
  body: CredentialActivation,
): Promise<ListedCredential> {
  return client.call(activateCredential, { body, headers: { 'if-match': versionTag(versao) } });
}

/** Cancels a requested credential, over the version that is shown. @see S-372, B-061 */
export function cancel(client: Client, { id, versao }: Pick<ListedCredential, 'id' | 'versao'>): Promise<ListedCredential> {
  return client.call(cancelCredential, { params: { id }, headers: { 'if-match': versionTag(versao) } });
}

/** The list with a credential as it is stored now, a new one where the server has it. */
export function withCredential(list: readonly ListedCredential[] | undefined, stored: ListedCredential): ListedCredential[] {
  const others = (list ?? []).filter(({ id }) => id !== stored.id);
  return [...credentialsInOrder([...others, stored])];
}

/** The list with a service as it is stored now. */
export function withService(list: readonly ListedCredential[] | undefined, stored: OfferedService): ListedCredential[] {
  const kind = serviceKindOfId(stored.id);
  return (list ?? []).map((each) => (serviceKindOfId(each.servico.id) === kind ? { ...each, servico: stored } : each));
}
