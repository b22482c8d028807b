import { isFilled } from '../internal/filled.ts';
import type { TopicKey } from '../messages/index.ts';
import type { requestsMessages } from '../messages/requests/index.ts';

/** What is shown of the preferences: their text, or that there are none. */
export type ShownPreferences = { readonly text: string } | { readonly key: TopicKey<typeof requestsMessages> };

/** The preferences of particularities as they are shown; empty ones, and blanks, say that there are none. @see A-252 */
export function shownPreferences(preferencias: string | null): ShownPreferences {
  return preferencias !== null && isFilled(preferencias) ? { text: preferencias } : { key: 'sem_preferencias_cadastradas' };
}
