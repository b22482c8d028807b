import { expect, test } from 'vitest';
import { userViolations } from './index.ts';

test('A-219 A-220 a user needs a name, and an e-mail that is one or none', () => {
  expect(userViolations({ name: 'Ana', login: 'ana', email: '' })).toEqual([]);
  expect(userViolations({ name: 'Ana', login: '', email: 'ana@agencia.example' })).toEqual([]);
  expect(userViolations({ name: ' ', login: 'ana', email: 'ana@agencia' })).toEqual([
    { key: 'campo_obrigatorio', field: 'name' },
    { key: 'email_invalido', field: 'email' },
  ]);
});

test('A-221 a user without e-mail needs a login, since neither of both would leave nothing to log in with', () => {
  const refused = [{ key: 'informe_o_login_ou_o_email', field: 'login' }];
  expect(userViolations({ name: 'Ana', login: '', email: '' })).toEqual(refused);
  expect(userViolations({ name: 'Ana', login: ' ', email: ' ' })).toEqual(refused);
});
