import { expect, test } from 'vitest';
import { hotelQuote } from '../test-support/quotes.ts';
import { saveChangesNothing } from './index.ts';

const loaded = hotelQuote({ versao: 3, markup: 80.45, markupManual: false });

test('a save changes nothing when only the version differs; an amount that was computed anew is a difference', () => {
  expect(saveChangesNothing({ ...loaded, versao: 4, pix: undefined }, loaded)).toBe(true);
  expect(saveChangesNothing({ ...loaded, markup: 3 }, loaded)).toBe(false);
  expect(saveChangesNothing({ ...loaded, total: 1 }, loaded)).toBe(false);
  expect(saveChangesNothing({ ...loaded, observacao: 'Só com café.' }, loaded)).toBe(false);
});
