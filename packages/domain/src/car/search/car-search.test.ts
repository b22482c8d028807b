import { expect, test } from 'vitest';
import { type CarSearch, carSearchViolations, withReturnCity } from './index.ts';

const search: CarSearch = {
  cidadeRetirada: 'Recife',
  cidadeDevolucao: null,
  dataRetirada: '2026-12-10T10:00',
  dataDevolucao: '2026-12-12T10:00',
};

test('S-070 pickup city, pickup date and return date are needed', () => {
  expect(carSearchViolations(search)).toEqual([]);
  expect(carSearchViolations({ cidadeRetirada: ' ', cidadeDevolucao: null, dataRetirada: null, dataDevolucao: '' })).toEqual([
    { key: 'cidade_retirada_obrigatoria', field: 'cidadeRetirada' },
    { key: 'data_retirada_obrigatoria', field: 'dataRetirada' },
    { key: 'data_devolucao_obrigatoria', field: 'dataDevolucao' },
  ]);
});
test('S-070 the return city is the pickup city unless another is given', () => {
  expect(withReturnCity(search).cidadeDevolucao).toBe('Recife');
  expect(withReturnCity({ ...search, cidadeDevolucao: '' }).cidadeDevolucao).toBe('Recife');
  expect(withReturnCity({ ...search, cidadeDevolucao: 'Olinda' }).cidadeDevolucao).toBe('Olinda');
});
test.each([
  ['2026-12-10T09:59', ['devolucao_anterior_a_retirada']],
  ['2026-12-10T10:00', []],
  ['2026-12-09', ['devolucao_anterior_a_retirada']],
  ['10/12/2026', ['data_invalida']],
])('S-070 a return at %s gives %j', (dataDevolucao, keys) => {
  const violations = carSearchViolations({ ...search, dataDevolucao });
  expect(violations.map(({ key }) => key)).toEqual(keys);
  for (const { field } of violations) expect(field).toBe('dataDevolucao');
});
test('S-070 with the present moment, no car is fetched on a day that is past everywhere', () => {
  expect(carSearchViolations(search, new Date('2026-12-11T12:00:00Z'))).toEqual([{ key: 'data_ja_passou', field: 'dataRetirada' }]);
  expect(carSearchViolations(search, new Date('2026-12-11T11:59:00Z'))).toEqual([]);
});
