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

/** Topics whose last try failed: no rendering waits for them. */
const failures: Readonly<Record<keyof LoadedMessages, Set<Topic>>> = { en: new Set(), es: new Set() };

/** Resolves when a rendering that waits for these topics may go on; `undefined` when there is nothing to wait for. */
export function comingMessages(language: Language, topics: readonly Topic[]): Promise<void> | undefined {
  if (language === 'pt-BR') return undefined;
  const waits = topics.some((topic) => !loaded[language].has(topic) && !failures[language].has(topic));
  return waits ? loadMessages(language).catch(() => undefined) : undefined;
}

/** Calls back whenever more has been fetched, until the returned function is called. */
export function subscribeToMessages(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Fetches the trade's texts in a language, for all topics of the code that is loaded. Components do it by themselves; a server, or an app
 * that wants the first paint in its language, waits for it before it renders in one piece. One that streams need not: the rendering waits.
 *
 * When a part could not be fetched, the rest is kept and the promise rejects; the next call tries that part again.
 * @see A-004
 */
export async function loadMessages(language: Language): Promise<void> {
  if (language === 'pt-BR') return;
  const wanted = definedTopics().filter((topic) => !loaded[language].has(topic));
  const results = await Promise.allSettled(wanted.map(async (topic) => [topic, await topic[language]()] as const));
  wanted.forEach((topic, index) => {
    if (results[index]?.status === 'rejected') failures[language].add(topic);
    else failures[language].delete(topic);
  });
  const come = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  if (come.length > 0) {
    loaded = { ...loaded, [language]: new Map([...loaded[language], ...come]) };
    for (const listener of listeners) listener();
  }
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
}
