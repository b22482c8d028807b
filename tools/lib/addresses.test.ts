import { ROUTE_PATHS } from '@guiche/domain/access';
import { expect, test } from 'vitest';
import { root } from '../prepare.mjs';
import { checkAddresses, handMadeAddresses } from './addresses.ts';

test('no shipped source puts an address of the back office together by hand', () => {
  const { files, findings } = checkAddresses(root, ROUTE_PATHS);
  expect(files).toBeGreaterThan(200);
  expect(findings).toEqual([]);
});

/** A source as it would stand in a file: `%name%` is a value in a template. */
const sourceOf = (text: string) => text.replace(/%(\w+)%/g, (_, name) => `$\{${name}}`);

test.each([
  ["const a = '#/agencia';", ['#/agencia']],
  ['const a = `#%path%`;', ['#…']],
  ['const a = <a href="#/">x</a>;', ['#/']],
  ['const a = `/relatorio?idSolicitacao=%id%`;', ['/relatorio?idSolicitacao=…']],
  ['const a = `/servicos/%name%`;', ['/servicos/…']],
  ['const a = `/dashboard%query%`;', ['/dashboard…']],
  ["mayOpen('/relatorio', profile); const b = `/login.html%hash%`; const c = '#conteudo';", []],
])('%s', (source, expected) => expect(handMadeAddresses(sourceOf(source), ROUTE_PATHS)).toEqual(expected));
