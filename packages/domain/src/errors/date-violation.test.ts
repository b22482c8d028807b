import { expect, test } from 'vitest';
import { dateViolation, fieldLabel } from './index.ts';

test.each([
  ['2026-02-31T14:00', 'dia_inexistente', { dia: '31/02/2026' }],
  ['2026-13-01', 'dia_inexistente', { dia: '01/13/2026' }],
  ['2026-02-31T25:61', 'dia_inexistente', { dia: '31/02/2026' }],
  ['2026-02-28T25:61', 'horario_inexistente', { hora: '25:61' }],
  ['2026-02-28T24:00', 'horario_inexistente', { hora: '24:00' }],
  ['2026-02-28T10:60:00Z', 'horario_inexistente', { hora: '10:60' }],
  ['25:61', 'horario_inexistente', { hora: '25:61' }],
  ['2026-02-28', 'data_nao_entendida', {}],
  ['31/02/2026 10:00', 'data_nao_entendida', {}],
  ['amanhã', 'data_nao_entendida', {}],
  ['', 'data_nao_entendida', {}],
])('what is wrong with the date %j: %s', (text, key, params) =>
  expect(dateViolation('checkin', text)).toEqual({ key, params: { campo: 'checkin', ...params }, field: 'checkin' }),
);

test('a field has the label of its name, wherever in the quote it is', () => {
  expect(fieldLabel('checkin')).toBe('campo_checkin');
  expect(fieldLabel('segmentos.0.voos.1.dataPartida')).toBe('campo_partida');
  expect(fieldLabel('password')).toBeUndefined();
  expect(fieldLabel('toString')).toBeUndefined();
  expect(fieldLabel('')).toBeUndefined();
});
