import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { allMessages } from '../../packages/domain/src/messages/all/index.ts';
import { filesBelow } from './files.ts';
import { flatten } from './messages.ts';

const root = join(import.meta.dirname, '../..');

/** The Spanish texts of the components, of the trade and of the app, by where they stand. */
async function spanishTexts(): Promise<readonly (readonly [string, string])[]> {
  const found = [...flatten(Object.fromEntries(await allMessages('es')))];
  found.push(...flatten(JSON.parse(readFileSync(join(root, 'apps/backoffice/public/locales/es.json'), 'utf8'))));
  for (const file of filesBelow(join(root, 'packages/ui/src')).filter((path) => path.endsWith('.texts.ts'))) {
    for (const [name, texts] of Object.entries<{ es?: unknown }>(await import(file))) {
      if (texts.es) found.push(...flatten(texts.es, name));
    }
  }
  return found;
}

const SPANISH = await spanishTexts();

test.each([
  ['autobús', /ómnibus/i, ['erro_ao_buscar_consolidadoras_rodoviario']],
  ['habitación', /departamento/i, []],
  ['billete', /\bboleto/i, []],
] as const)('Spanish texts say %s for it, and no second word', (word, other, listed: readonly string[]) => {
  expect(SPANISH.filter(([, text]) => text.toLowerCase().includes(word)).length).toBeGreaterThan(2);
  // A text that the requirements list is as they have it.
  expect(SPANISH.filter(([key, text]) => other.test(text) && !listed.includes(key))).toEqual([]);
});
