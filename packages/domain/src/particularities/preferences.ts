import { isFilled } from '../internal/filled.ts';
import type { AnyMessageKey } from '../messages/index.ts';

/** What is shown of the preferences: their text, or that there are none. */
export type ShownPreferences = { readonly text: string } | { readonly key: AnyMessageKey };

/** The preferences of particularities as they are shown; empty ones, and blanks, say that there are none. @see A-252 */
export function shownPreferences(preferencias: string | null): ShownPreferences {
  return preferencias !== null && isFilled(preferencias) ? { text: preferencias } : { key: 'sem_preferencias_cadastradas' };
}
