import type { Language } from '@guiche/domain/language';
import { type Catalogue, definedTopics, type Topic } from '@guiche/domain/messages';

/** The fetched texts of the trade, by topic. Never changed in place. */
export type LoadedMessages = Readonly<Record<Exclude<Language, 'pt-BR'>, ReadonlyMap<Topic, Catalogue>>>;

export const NO_MESSAGES: LoadedMessages = { en: new Map(), es: new Map() };

let loaded = NO_MESSAGES;
const listeners = new Set<() => void>();

/** The texts that were fetched so far. */
export function loadedMessages(): LoadedMessages {
  return loaded;
}

/** Calls back whenever more has been fetched, until the returned function is called. */
export function subscribeToMessages(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Fetches the trade's texts in a language, for all topics of the code that is loaded. Components do it by themselves; a server, or an app
 * that wants the first paint in its language, waits for it before it renders.
 *
 * When a part could not be fetched, the rest is kept and the promise rejects; the next call tries that part again.
 * @see A-004
 */
export async function loadMessages(language: Language): Promise<void> {
  if (language === 'pt-BR') return;
  const wanted = definedTopics().filter((topic) => !loaded[language].has(topic));
  const results = await Promise.allSettled(wanted.map(async (topic) => [topic, await topic[language]()] as const));
  const come = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  if (come.length > 0) {
    loaded = { ...loaded, [language]: new Map([...loaded[language], ...come]) };
    for (const listener of listeners) listener();
  }
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
}
