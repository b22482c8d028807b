import { expect, test } from '@playwright/test';
import { searchLeftBehind } from '../tools/lib/left-behind/search-left-behind.ts';

/** Runs after all other tests: what they left behind is kept by e2e/support/test.ts. */
test('B-062 after all tests no card number and no verification code is in a database, log, message, draft or download', () => {
  const folder = process.env['GUICHE_E2E_LEFT_BEHIND'];
  if (folder === undefined) throw new Error('nothing was kept');
  const { files, secrets, findings } = searchLeftBehind(folder);
  const kept = (word: string) => files.filter((name) => name.includes(word)).length;
  const counts = ['database', 'log', 'mail', 'drafts', 'downloads'].map((word) => `${word} ${kept(word)}`);
  console.log(
    `Searched ${files.length} texts (${counts.join(', ')}) for ${secrets.numbers.length} numbers and ${secrets.codes.length} codes.`,
  );
  // A search for nothing, or in nothing, finds nothing.
  for (const word of ['database', 'log', 'mail', 'drafts', 'downloads']) expect(kept(word), word).toBeGreaterThan(0);
  expect(secrets.numbers.length).toBeGreaterThan(3);
  expect(secrets.codes.length).toBeGreaterThan(3);
  expect(findings).toEqual([]);
});
