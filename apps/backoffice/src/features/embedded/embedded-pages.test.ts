import { expect, test } from 'vitest';
import { withEmbeddedPages } from '../../../embedded-pages.ts';

const PAGE = '<meta name="ticket-bank" content="%TICKET_BANK_URL%" /><meta name="hotel-directory" content="%HOTEL_DIRECTORY_URL%" />';

test('A-043 A-056 the addresses are settings of the build, written into its page', () => {
  expect(withEmbeddedPages(PAGE, { VITE_TICKET_BANK_URL: ' https://bilhetes.exemplo/banco?a=1&b="2" ' })).toBe(
    '<meta name="ticket-bank" content="https://bilhetes.exemplo/banco?a=1&amp;b=%222%22" /><meta name="hotel-directory" content="" />',
  );
});
test.each(['bilhetes', 'javascript:alert(1)', 'https://pessoa:senha@bilhetes.exemplo'])('the build refuses %s', (address) => {
  expect(() => withEmbeddedPages(PAGE, { VITE_HOTEL_DIRECTORY_URL: address })).toThrow('VITE_HOTEL_DIRECTORY_URL');
});
