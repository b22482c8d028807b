import { expect, test } from 'vitest';
import type { Notification } from '../entities/index.ts';
import { newPasswordViolation, notificationsLead, notificationTotal, passwordChange, toggleIsOn, withExternalSupplier } from './index.ts';

test('A-066 S-015 the bell counts what waits, not the notifications', () => {
  expect(notificationTotal([])).toBe(0);
  expect(
    notificationTotal([
      { quantidade: 4, tipoNotificacao: 'COTACAO' },
      { quantidade: 3, tipoNotificacao: 'EMISSAO' },
    ]),
  ).toBe(7);
});

test('S-009 notifications lead to the lists while one of them has a type, and without any', () => {
  const lead = (...types: readonly Notification['tipoNotificacao'][]) =>
    notificationsLead(types.map((tipoNotificacao) => ({ quantidade: 1, tipoNotificacao })));
  expect([lead(), lead('COTACAO'), lead('SEM_TIPO', 'EMISSAO')]).toEqual([true, true, true]);
  expect([lead('SEM_TIPO'), lead('SEM_TIPO', 'SEM_TIPO')]).toEqual([false, false]);
});

test('A-024 Q-037 a toggle that is missing counts as off', () => {
  expect(toggleIsOn([{ nome: 'A', ativo: true }], 'A')).toBe(true);
  expect(toggleIsOn([{ nome: 'A', ativo: false }], 'A')).toBe(false);
  expect(toggleIsOn([], 'A')).toBe(false);
});

test.each(['', 'a'])('A-187 with "%s" typed no error shows and nothing can be saved', (typed) => {
  expect(passwordChange(typed, 'Credenciais inválidas')).toEqual({ error: null, maySave: false });
  expect(passwordChange(typed, null)).toEqual({ error: null, maySave: false });
});
test('A-187 with more than one character the error shows', () => {
  expect(passwordChange('ab', 'Credenciais inválidas')).toEqual({ error: 'Credenciais inválidas', maySave: false });
  expect(passwordChange('ab', null)).toEqual({ error: null, maySave: true });
  expect(passwordChange('   ', null).maySave).toBe(false);
});

test('A-182 the answer about external suppliers is the user’s flag; without one the flag stays', () => {
  const user = { login: 'ana', temFornecedorExterno: false };
  expect(withExternalSupplier(user, true)).toEqual({ login: 'ana', temFornecedorExterno: true });
  expect(withExternalSupplier({ ...user, temFornecedorExterno: true }, false).temFornecedorExterno).toBe(false);
  expect(withExternalSupplier({ ...user, temFornecedorExterno: true }, null).temFornecedorExterno).toBe(true);
});

test('A-187 A-185 a new password has eight characters, whatever they are, and is not the login', () => {
  const refusal = (password: string) => newPasswordViolation({ password, login: 'ana@agencia.example' })?.key;
  expect(refusal('1234567')).toBe('senha_curta');
  expect(refusal('12345678')).toBeUndefined();
  // Eight characters of the person, sixteen of JavaScript.
  expect(refusal('🛫🛫🛫🛫🛫🛫🛫')).toBe('senha_curta');
  expect(refusal('🛫🛫🛫🛫🛫🛫🛫🛫')).toBeUndefined();
  expect(refusal(' ANA@agencia.example ')).toBe('senha_igual_ao_login');
});
