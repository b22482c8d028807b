import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { safeParse } from 'zod/v4/core';
import type { Call } from '../call/index.ts';
import { exampleOf } from '../openapi/index.ts';
import {
  changePassword,
  findAuthorization,
  forgotPassword,
  hasExternalSupplier,
  listFeatureToggles,
  listNotifications,
  loggedUser,
  logout,
} from './index.ts';

const spelled = ({ method, base, path }: Pick<Call, 'method' | 'base' | 'path'>) => `${method} ${base} ${path}`;
const takes = (schema: Parameters<typeof safeParse>[0], value: unknown) => safeParse(schema, value).success;

test('A-170 A-177 S-334 the logged user has every field of a user, and lacks none', () => {
  expect(spelled(loggedUser)).toBe('GET agency /auth/loggedUser');
  const user = exampleOf(loggedUser, 200) as Record<string, unknown>;
  const fields = [
    'id',
    'login',
    'email',
    'name',
    'ativo',
    'profiles',
    'profile',
    'permissoes',
    'changePassword',
    'agency',
    'instancia',
    'instances',
    'allSelected',
    'permiteTrocarConsultor',
    'visualizaDadosCartao',
    'visualizarUsuariosVipPremium',
    'temFornecedorExterno',
  ];
  expect(takes(loggedUser.responses[200], user)).toBe(true);
  for (const field of fields) {
    const { [field]: _, ...rest } = user;
    expect([field, takes(loggedUser.responses[200], rest)]).toEqual([field, false]);
  }
  expect(takes(loggedUser.responses[200], { ...user, profiles: ['2'] })).toBe(false);
  expect(Object.keys(user['agency'] as object).sort()).toEqual(['id', 'name', 'utilizaPainelUnificado']);
});

test('A-176 A-182 the authorization of the session is a plain text, and whether there is an external supplier a plain boolean', () => {
  expect([findAuthorization, hasExternalSupplier].map(spelled)).toEqual([
    'GET agency /auth/authorization',
    'GET rest /fornecedores/temFornecedor',
  ]);
  const taken = (call: Call) =>
    ['abc', true, false, null, { authorization: 'abc' }].filter((value) => takes(call.responses[200] ?? z.never(), value));
  expect(taken(findAuthorization)).toEqual(['abc']);
  expect(taken(hasExternalSupplier)).toEqual([true, false]);
});

test('A-063 S-275 a notification has how many wait and of which type, one of three', () => {
  const answer = listNotifications.responses[200];
  for (const tipoNotificacao of ['COTACAO', 'EMISSAO', 'SEM_TIPO']) expect(takes(answer, [{ quantidade: 3, tipoNotificacao }])).toBe(true);
  expect(takes(answer, [{ quantidade: 3, tipoNotificacao: 'VOUCHER' }])).toBe(false);
  expect(takes(answer, [{ tipoNotificacao: 'COTACAO' }])).toBe(false);
});

test('S-333 S-336 the toggles are a list of names that are on or off; a logout has neither body nor answer', () => {
  expect(spelled(listFeatureToggles)).toBe('GET agency /feature-toggle/listar');
  expect(takes(listFeatureToggles.responses[200], [{ nome: 'NOVO_DASHBOARD', ativo: false }])).toBe(true);
  expect(takes(listFeatureToggles.responses[200], [{ nome: 'NOVO_DASHBOARD' }])).toBe(false);
  expect(spelled(logout)).toBe('POST agency /auth/logout');
  expect(['body' in logout, logout.responses[204]]).toEqual([false, null]);
});

test('A-185 A-188 a password is set with its login, and asked for by the login alone', () => {
  expect([spelled(changePassword), spelled(forgotPassword)]).toEqual([
    'POST agency /users/change-password/:id',
    'POST agency /auth/forgot',
  ]);
  expect(takes(changePassword.body, { login: 'ana', password: 'viagens de trem' })).toBe(true);
  expect(takes(changePassword.body, { password: 'viagens de trem' })).toBe(false);
  expect(takes(changePassword.body, { login: 'ana', password: 'x'.repeat(256) })).toBe(false);
  expect(takes(forgotPassword.body, { login: 'ana' })).toBe(true);
  expect(takes(forgotPassword.body, { login: '' })).toBe(false);
});
