import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CarSearch, carSearchViolations, historyPriceEnds, movedHandles, withReturnCity } from './index.ts';

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

const ends = historyPriceEnds({ menorPreco: 90, maiorPreco: 500 });
test('S-073 the slider goes from the lowest price less 0.1 to the highest', () => {
  expect(ends).toEqual({ min: 89.9, max: 500 });
  expect(historyPriceEnds({ menorPreco: 0.3, maiorPreco: 0.3 })).toEqual({ min: 0.2, max: 0.3 });
});
test('S-073 the handles stay 50 apart', () => {
  expect(movedHandles({ min: 100, max: 200 }, 'min', 149, ends)).toEqual({ min: 149, max: 200 });
  expect(movedHandles({ min: 100, max: 200 }, 'min', 151, ends)).toEqual({ min: 150, max: 200 });
  expect(movedHandles({ min: 100, max: 200 }, 'max', 120, ends)).toEqual({ min: 100, max: 150 });
  expect(movedHandles({ min: 100, max: 200 }, 'max', 900, ends)).toEqual({ min: 100, max: 500 });
  expect(movedHandles({ min: 100, max: 200 }, 'min', -1, ends)).toEqual({ min: 89.9, max: 200 });
});
test('S-073 ends closer together than 50 hold the handles', () => {
  const narrow = { min: 90, max: 120 };
  expect(movedHandles(narrow, 'min', 110, narrow)).toEqual(narrow);
  expect(movedHandles(narrow, 'max', 100, narrow)).toEqual(narrow);
});
test('S-073 however they are moved, the handles stay within the ends and 50 apart', () =>
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.constantFrom('min' as const, 'max' as const), fc.integer({ min: -100, max: 700 }))), (moves) => {
      const handles = moves.reduce((at, [moved, value]) => movedHandles(at, moved, value, ends), ends);
      expect(handles.min).toBeGreaterThanOrEqual(ends.min);
      expect(handles.max).toBeLessThanOrEqual(ends.max);
      expect(handles.max - handles.min).toBeGreaterThanOrEqual(50);
    }),
  ));
