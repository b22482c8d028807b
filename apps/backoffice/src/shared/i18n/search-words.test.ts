import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allMessages } from '@guiche/domain/messages/all';
import { expect, test } from 'vitest';

interface Words {
  readonly search: { readonly title: Record<string, string>; readonly open: Record<string, string> };
}
const wordsOf = (language: string): Words =>
  JSON.parse(readFileSync(join(import.meta.dirname, '../../../public/locales', `${language}.json`), 'utf8'));

// Flights are searched for, and the kind is called air.
test.each(
  (['en', 'es'] as const).flatMap((language) => (['CARRO', 'HOTEL', 'RODOVIARIO'] as const).map((kind) => [language, kind] as const)),
)('%s: the search of %s calls it as the mark of the kind does', async (language, kind) => {
  const { title, open } = wordsOf(language).search;
  const mark = String((await allMessages(language)).get(`servico_${kind.toLowerCase()}`)).toLowerCase();
  // A plural may move the accent: `autobuses`.
  const stem = mark.normalize('NFD').replace(/\p{M}/gu, '');
  const plain = (text: string | undefined) => text?.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
  expect(plain(title[kind])).toContain(stem);
  expect(plain(open[kind])).toContain(stem);
});
