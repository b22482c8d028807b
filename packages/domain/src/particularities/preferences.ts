import { isFilled } from '../internal/filled.ts';
import type { TopicKey } from '../messages/index.ts';
import type { requestsMessages } from '../messages/requests/index.ts';

/** The shown preferences: their text, or the key of the text for no preferences. */
export type ShownPreferences = { readonly text: string } | { readonly key: TopicKey<typeof requestsMessages> };

/** The shown preferences of particularities; empty or blank ones give the key of the text for no preferences. @see A-252 */
export function shownPreferences(preferencias: string | null): ShownPreferences {
  return preferencias !== null && isFilled(preferencias) ? { text: preferencias } : { key: 'sem_preferencias_cadastradas' };
}
