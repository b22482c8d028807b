import fc from 'fast-check';
import { expect, test } from 'vitest';
import { VALIDATION_KEYS } from '../messages/index.ts';
import {
  assignedPassengers,
  incompletePassengers,
  passengerViolations,
  repeatedPassengerViolations,
  withSavedPassengers,
  withVisibleMarks,
} from './index.ts';

const people = (...ids: string[]) => ids.map((id) => ({ id, nomeCompleto: `Nome ${id}` }));

test('S-065 as many travellers as adults are all assigned; otherwise somebody picks', () => {
  const three = people('a', 'b', 'c');
  expect(assignedPassengers(three, { adultos: 3 })).toBe(three);
  expect(assignedPassengers(three, { adultos: 2 })).toBeNull();
  expect(assignedPassengers(three, { adultos: 4 })).toBeNull();
  expect(assignedPassengers([], { adultos: 0 })).toEqual([]);
});

test('S-066 a passenger given twice in an air service is named', () => {
  const ana = { id: '1', nomeCompleto: 'Ana Prado' };
  const bia = { id: '2', nomeCompleto: 'Bia Reis' };
  expect(repeatedPassengerViolations('AEREO', [ana, bia, ana])).toEqual([
    { key: 'passageiro_informado_duas_vezes_aereo', params: { name: 'Ana Prado' }, field: 'viajantes.2' },
  ]);
  expect(repeatedPassengerViolations('AEREO', [ana, { ...ana, id: '3' }])).toEqual([]);
  expect(repeatedPassengerViolations('AEREO', [])).toEqual([]);
});
test('S-067 a passenger given twice in a stay is named', () => {
  expect(repeatedPassengerViolations('HOTEL', people('a', 'b', 'b')).map(({ key, params }) => [key, params])).toEqual([
    ['passageiro_informado_duas_vezes_hospedagem', { name: 'Nome b' }],
  ]);
});
test.each(['AEREO', 'HOTEL'] as const)('S-066 S-067 in %s as many are refused as are given too often', (kind) =>
  fc.assert(
    fc.property(fc.array(fc.constantFrom('a', 'b', 'c', 'd')), (ids) => {
      expect(repeatedPassengerViolations(kind, people(...ids))).toHaveLength(ids.length - new Set(ids).size);
    }),
  ),
);

const complete = { id: 'a', dataNascimento: '1990-05-10', email: 'ana@exemplo.com.br' };
test.each([
  [complete, 0],
  [{ ...complete, dataNascimento: null }, 1],
  [{ ...complete, email: null }, 1],
  [{ ...complete, email: ' ' }, 1],
  [{ ...complete, dataNascimento: '' }, 1],
])('S-068 of the passenger %o, %i has to be completed', (passenger, count) => {
  expect(incompletePassengers([complete, passenger])).toEqual(Array.from({ length: count }, () => passenger));
});
test('S-068 the records that come back replace the local ones, each in its place', () => {
  const [ana, bia] = [
    { ...complete, email: null },
    { ...complete, id: 'b' },
  ];
  const saved = withSavedPassengers([bia, ana], [complete, { ...complete, id: 'unknown' }]);
  expect(saved).toEqual([bia, complete]);
  expect(incompletePassengers(saved)).toEqual([]);
  expect(withSavedPassengers([ana], [])).toEqual([ana]);
});

test('A-022 VIP and premium marks are seen with the right to see them, and gone without it', () => {
  const travellers = [
    { name: 'Ana', vip: true, premium: false },
    { name: 'Bia', vip: false, premium: true },
  ];
  expect(withVisibleMarks(travellers, true)).toEqual(travellers);
  expect(withVisibleMarks(travellers, false)).toEqual([
    { name: 'Ana', vip: false, premium: false },
    { name: 'Bia', vip: false, premium: false },
  ]);
});

test('S-046 S-068 a passenger is complete with a day of birth that has come and a valid e-mail, each refused at its field', () => {
  const fields = (passenger: Parameters<typeof passengerViolations>[0]) =>
    passengerViolations(passenger, '2026-11-27', '0.').map(({ key, field }) => [field, key]);
  expect(fields({ dataNascimento: '1990-05-10', email: 'ana@exemplo.com.br' })).toEqual([]);
  expect(fields({ dataNascimento: null, email: ' ' })).toEqual([
    ['0.dataNascimento', VALIDATION_KEYS.required],
    ['0.email', VALIDATION_KEYS.required],
  ]);
  expect(fields({ dataNascimento: '2026-11-28', email: 'ana@' })).toEqual([
    ['0.dataNascimento', VALIDATION_KEYS.data],
    ['0.email', VALIDATION_KEYS.email],
  ]);
  expect(fields({ dataNascimento: '2026-11-27', email: 'ana@exemplo.com.br' })).toEqual([]);
});
