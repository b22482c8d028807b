import { expect, test } from 'vitest';
import { languageFor } from './index.ts';

test.each([
  ['en', 'en'],
  ['en-US', 'en'],
  ['es-AR', 'es'],
  ['pt', 'pt-BR'],
  ['PT-br', 'pt-BR'],
  ['fr', 'pt-BR'],
  ['', 'pt-BR'],
  [undefined, 'pt-BR'],
])('A-003 A-004 the tag %s speaks %s', (tag, language) => {
  expect(languageFor(tag)).toBe(language);
});
