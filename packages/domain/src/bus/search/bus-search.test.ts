import { expect, test } from 'vitest';
import { busSearchViolations } from './index.ts';

const search = { origem: 'Tietê', destino: 'Novo Rio', dataIda: '2026-12-10', dataVolta: null };

test('S-100 origin, destination and departure are needed', () => {
  expect(busSearchViolations(search)).toEqual([]);
  expect(busSearchViolations({ origem: null, destino: ' ', dataIda: '', dataVolta: '2026-12-10' })).toEqual([
    { key: 'origem_obrigatoria', field: 'origem' },
    { key: 'destino_obrigatorio', field: 'destino' },
    { key: 'data_partida_obrigatoria', field: 'dataIda' },
  ]);
});
test.each([
  ['2026-12-09', ['retorno_anterior_a_partida']],
  ['2026-12-10', []],
  ['2026-12-11', []],
  ['', []],
  ['31/02/2027', ['data_invalida']],
])('S-100 a return on "%s" gives %j', (dataVolta, keys) => {
  expect(busSearchViolations({ ...search, dataVolta })).toEqual(keys.map((key) => ({ key, field: 'dataVolta' })));
});
test('S-100 with the present moment, no coach leaves on a day that is past everywhere', () => {
  expect(busSearchViolations(search, new Date('2026-12-11T12:00:00Z'))).toEqual([{ key: 'data_ja_passou', field: 'dataIda' }]);
  expect(busSearchViolations(search, new Date('2026-12-11T11:59:00Z'))).toEqual([]);
});
