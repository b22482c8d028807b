import { expect, test } from 'vitest';
import { ticketBankAddress } from './ticket-bank-address.ts';

test('A-044 the session is in the query of the ticket bank, beside what its address has', () => {
  const session = { customer: 'aurora', authorization: 'a b&c=d#e' };
  const address = new URL(ticketBankAddress('https://bilhetes.exemplo/banco?agencia=7#lista', session) ?? '');
  expect(address.origin + address.pathname).toBe('https://bilhetes.exemplo/banco');
  expect([...address.searchParams]).toEqual([
    ['agencia', '7'],
    ['customer', 'aurora'],
    ['authorization', 'a b&c=d#e'],
  ]);
  expect(address.hash).toBe('#lista');
});
test('A-044 what the session lacks is left out, and what is no address gets nothing', () => {
  expect(ticketBankAddress('https://bilhetes.exemplo/', { customer: null, authorization: 'x' })).toBe(
    'https://bilhetes.exemplo/?authorization=x',
  );
  for (const address of [undefined, '', 'bilhetes']) {
    expect(ticketBankAddress(address, { customer: 'aurora', authorization: 'x' })).toBe(address);
  }
});
