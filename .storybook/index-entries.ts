import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { storyNameFromExport } from 'storybook/internal/csf';
import type { Indexer, IndexInput } from 'storybook/internal/types';
import { BEHAVIOUR, isBehaviour } from './behaviour.ts';
import { searchedName, sharedOut } from './search-words.ts';

/** Marks the stories that test a behaviour, and puts them behind the examples. */
function examplesFirst(entries: readonly IndexInput[]): IndexInput[] {
  const tests = entries.filter(({ name, exportName, tags = [] }) =>
    isBehaviour({ plays: tags.includes('play-fn'), named: name !== storyNameFromExport(exportName), tags }),
  );
  const examples = entries.filter((entry) => !tests.includes(entry));
  return [...examples, ...tests.map((entry) => ({ ...entry, tags: [...(entry.tags ?? []), BEHAVIOUR] }))];
}

/** The words by which somebody may look for a component, from `@keywords` of the docstring in its source. */
function keywordsOf(fileName: string, { rawComponentPath }: IndexInput): string[] {
  const imported = rawComponentPath?.startsWith('.') ? [resolve(dirname(fileName), rawComponentPath)] : [];
  const sources = [...imported, fileName.replace(/\.stories\.tsx$/, '.tsx')].filter(existsSync);
  const found = sources.map((source) => /^ \* @keywords (.+)$/m.exec(readFileSync(source, 'utf8'))?.[1]).find(Boolean);
  return found?.split(',').map((word) => word.trim()) ?? [];
}

/**
 * An indexer whose entries are examples first, tests marked, and found by keywords. Storybook searches names and titles alone; a title
 * makes the address, so the examples carry the words before their names.
 */
export function ourEntries(indexer: Indexer): Indexer {
  return {
    ...indexer,
    async createIndex(fileName, options) {
      const entries = examplesFirst(await indexer.createIndex(fileName, options));
      const [first] = entries;
      if (!first) return [];
      const examples = entries.filter(({ tags }) => !tags?.includes(BEHAVIOUR));
      const words = sharedOut(keywordsOf(fileName, first), examples.length);
      return entries.map((entry) => {
        const own = words[examples.indexOf(entry)] ?? [];
        return own.length > 0 ? { ...entry, name: searchedName(entry.name ?? storyNameFromExport(entry.exportName), own) } : entry;
      });
    },
  };
}
