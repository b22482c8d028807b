import { expect, test } from 'vitest';
import { hotelDirectoryAddress } from './hotel-directory-address.ts';

const DIRECTORY = 'https://hoteis.exemplo/diretorio/?agencia=7';

test.each([
  ['/diretorio-hoteis', '', 'https://hoteis.exemplo/diretorio/?agencia=7'],
  ['/diretorio-hoteis/', '', 'https://hoteis.exemplo/diretorio/?agencia=7'],
  ['/diretorio-hoteis/natal/42', '', 'https://hoteis.exemplo/diretorio/natal/42?agencia=7'],
  ['/diretorio-hoteis/natal', '?fotos=1', 'https://hoteis.exemplo/diretorio/natal?agencia=7&fotos=1'],
  ['/diretorio-hoteis//mal.example', '', 'https://hoteis.exemplo/diretorio/mal.example?agencia=7'],
  ['/diretorio-hoteis/@mal.example', '', 'https://hoteis.exemplo/diretorio/@mal.example?agencia=7'],
  ['/diretorio-hoteis/../../x', '', 'https://hoteis.exemplo/x?agencia=7'],
])('A-056 %s%s shows what is below it in the directory, never another origin', (pathname, search, shown) => {
  expect(hotelDirectoryAddress(DIRECTORY, { pathname, search })).toBe(shown);
});
test('A-056 without an address there is nothing to hand on to', () => {
  expect(hotelDirectoryAddress(undefined, { pathname: '/diretorio-hoteis/natal', search: '' })).toBeUndefined();
});
