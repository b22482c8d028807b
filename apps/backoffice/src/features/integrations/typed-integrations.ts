import { withoutTypedSecrets } from '@guiche/domain/integrations';
import type { EditedIntegrations } from '@guiche/ui/clients/integrations-form';

/** Whether the stored integrations are those that were sent; a secret that was typed cannot be compared with its mask. */
export function isSavedAs(sent: EditedIntegrations, stored: EditedIntegrations): boolean {
  return JSON.stringify(sent.integracoes) === JSON.stringify(stored.integracoes);
}

/** What of the typed integrations the browser may keep: no secret. @see B-064 */
export function withoutSecrets(typed: EditedIntegrations, shown: EditedIntegrations): EditedIntegrations {
  const shownOf = (wanted: string) => shown.integracoes.find(({ nome }) => nome === wanted);
  return { ...typed, integracoes: typed.integracoes.map((each) => withoutTypedSecrets(each, shownOf(each.nome))) };
}
