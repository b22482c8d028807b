import type { Language } from '../../language/index.ts';
import { ALL_TOPICS } from '../all-topics.ts';
import type { Text } from '../text.ts';
import type { Catalogue, Topic } from '../topic.ts';

async function catalogueOf(topic: Topic, language: Language): Promise<Catalogue> {
  return language === 'pt-BR' ? topic.ptBr : topic[language]();
}

/** Every text of the trade in a language, by its `MessageKey`: for a server, which may have to say any of them. @see Q-320 */
export async function allMessages(language: Language): Promise<ReadonlyMap<string, Text>> {
  const catalogues = await Promise.all(ALL_TOPICS.map((topic) => catalogueOf(topic, language)));
  return new Map(catalogues.flatMap((catalogue) => Object.entries(catalogue)));
}
