import { expect, test } from 'vitest';
import { supplierOfExternal } from './index.ts';

test('S-282 a quote holds an external supplier by its code and its description', () => {
  expect(supplierOfExternal({ codigo: 'EXT-101', descricao: 'Rede Boa Viagem' })).toEqual({ id: 'EXT-101', nome: 'Rede Boa Viagem' });
});
