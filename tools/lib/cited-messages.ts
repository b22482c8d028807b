import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A message key that a list of requirements cites. */
export interface CitedMessage {
  readonly key: string;
  /** The texts of the list's catalogue in pt-BR, en and es; a text that depends on a number has both forms, `one / other`. */
  readonly listed: readonly string[] | undefined;
}

/** The rows of the tables of a list that have a key and three texts. */
function catalogueOf(markdown: string): Map<string, readonly string[]> {
  const rows = markdown
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .filter((cells) => cells.length === 6 && /^`?[a-z][a-z0-9_]*`?$/.test(cells[1] ?? '') && cells[1] !== 'key');
  // `{product}` is how the lists write the parameter of that name.
  const asText = (cell: string) => cell.replaceAll(/(?<!\{)\{product\}(?!\})/g, '{{product}}');
  return new Map(rows.map(([, quoted = '', ...texts]) => [quoted.replaceAll('`', ''), texts.slice(0, 3).map(asText)]));
}

/** The lists with a catalogue. A key of two areas stands in the catalogue of one. */
const LISTS = ['1-agency-workspace', '2-quote-and-issue', '3-search-reports-integrations'] as const;

/** The message keys in the lines of a list and in its catalogue: keys are words joined by `_`, between backticks; no field is written so. */
export function citedMessages(root: string, list: (typeof LISTS)[number]): CitedMessage[] {
  const read = (name: string) => readFileSync(join(root, `docs/requirements/${name}.md`), 'utf8');
  const own = read(list);
  const listed = new Map(LISTS.flatMap((name) => [...catalogueOf(read(name))]));
  const lines = own.split('\n').filter((line) => line.startsWith('- **'));
  const cited = lines.flatMap((line) => [...line.matchAll(/`([a-z][a-z0-9]*(?:_[a-z0-9]+)+)`/g)].map(([, key = '']) => key));
  return [...new Set([...cited, ...catalogueOf(own).keys()])].map((key) => ({ key, listed: listed.get(key) }));
}

/** A value for every parameter of the texts: its own name, and 2 for `count`, for which a text has the form of more than one. */
export function exampleParams(messages: readonly CitedMessage[]): Record<string, string | number> {
  const names = messages.flatMap(({ listed = [] }) =>
    listed.flatMap((text) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name)),
  );
  return Object.fromEntries(names.map((name) => [name, name === 'count' ? 2 : `«${name}»`]));
}

/** A text of a list's catalogue with these values in it. */
export function withExampleParams(text: string): string {
  const form = text.split(' / ').at(-1) ?? '';
  return form.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => (name === 'count' ? '2' : `«${name}»`));
}
