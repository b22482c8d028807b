import { expect, test } from 'vitest';
import { mayOpen, readSearchPath, routeAt, searchAddress } from './index.ts';

test('S-013 the address of each search, and what it is about', () => {
  const idViagem = 48210;
  const addresses = (['AEREO', 'CARRO', 'HOTEL', 'RODOVIARIO'] as const).map((kind) => searchAddress({ kind, idViagem }));
  expect(addresses).toEqual(['/pesquisa/aereo/48210', '/pesquisa/carro/48210', '/pesquisa/hotel/48210', '/pesquisa/rodoviario/48210']);
  expect(searchAddress({ kind: 'CARRO', idViagem, historico: true })).toBe('/pesquisa/carro/48210/historico');
  expect(searchAddress({ kind: 'HOTEL', idViagem }, 'a b')).toBe('/pesquisa/hotel/48210?servico=a+b');
  for (const address of addresses) expect([address, routeAt(address)]).toEqual([address, '/pesquisa/*']);
  expect(([1, 2, 3, 4, 5, 6] as const).filter((profile) => mayOpen('/pesquisa/*', profile))).toEqual([2, 3, 5, 6]);
  expect(readSearchPath('aereo/48210/')).toEqual({ kind: 'AEREO', idViagem, historico: false });
  expect(readSearchPath('carro/48210/historico')).toEqual({ kind: 'CARRO', idViagem, historico: true });
});
test.each(['', 'aereo', 'aereo/x', 'trem/48210', 'hotel/48210/historico', 'aereo/48210/outra', 'aereo/-1'])(
  'S-013 %s leads nowhere',
  (path) => {
    expect(readSearchPath(path)).toBeUndefined();
  },
);
