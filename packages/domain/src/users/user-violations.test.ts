import { expect, test } from 'vitest';
import { userViolations } from './index.ts';

test('A-219 A-220 a user needs a name, and an e-mail that is one or none', () => {
  expect(userViolations({ name: 'Ana', email: '' })).toEqual([]);
  expect(userViolations({ name: 'Ana', email: 'ana@agencia.example' })).toEqual([]);
  expect(userViolations({ name: ' ', email: 'ana@agencia' })).toEqual([
    { key: 'campo_obrigatorio', field: 'name' },
    { key: 'email_invalido', field: 'email' },
  ]);
});
