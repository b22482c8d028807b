import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { storyNameFromExport } from 'storybook/internal/csf';
import type { Indexer, IndexInput } from 'storybook/internal/types';
import { BEHAVIOUR, isBehaviour } from './behaviour.ts';
import { searchedName } from './search-words.ts';

/** Marks the stories that test a behaviour, and puts them behind the examples. */
function examplesFirst(entries: readonly IndexInput[]): IndexInput[] {
  const tests = entries.filter(({ name, exportName, tags = [] }) =>
    isBehaviour({ plays: tags.includes('play-fn'), named: name !== storyNameFromExport(exportName), tags }),
  );
  const examples = entries.filter((entry) => !tests.includes(entry));
  return [...examples, ...tests.map((entry) => ({ ...entry, tags: [...(entry.tags ?? []), BEHAVIOUR] }))];
}

/** The words by which somebody may look for a component, from `@keywords` of the docstring in its source. */
function keywordsOf(fileName: string, { rawComponentPath }: IndexInput): string | undefined {
  const imported = rawComponentPath?.startsWith('.') ? [resolve(dirname(fileName), rawComponentPath)] : [];
  const sources = [...imported, fileName.replace(/\.stories\.tsx$/, '.tsx')].filter(existsSync);
  return sources.map((source) => /^ \* @keywords (.+)$/m.exec(readFileSync(source, 'utf8'))?.[1]).find(Boolean);
}

/**
 * An indexer whose entries are examples first, tests marked, and found by keywords. Storybook searches names and titles alone; a title
 * makes the address, so the first example carries the words in its name.
 */
export function ourEntries(indexer: Indexer): Indexer {
  return {
    ...indexer,
    async createIndex(fileName, options) {
      const [first, ...others] = examplesFirst(await indexer.createIndex(fileName, options));
      if (!first) return [];
      const keywords = keywordsOf(fileName, first);
      const name = first.name ?? storyNameFromExport(first.exportName);
      return [keywords ? { ...first, name: searchedName(name, keywords) } : first, ...others];
    },
  };
}
