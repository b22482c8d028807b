import { PAPEL_AGENCIA } from '@guiche/domain/enums';
import { PRODUCT } from '@guiche/domain/product';
import { expect, test } from 'vitest';
import { safeParse } from 'zod/v4/core';
import type { Call } from '../call/index.ts';
import { exampleOf } from '../openapi/index.ts';
import {
  changeUser,
  findSharedLogin,
  findUser,
  insertUser,
  listAllUsers,
  listUserInstances,
  listUserLog,
  listUsers,
  sendInvite,
  sendInvites,
} from './index.ts';

const addressOf = ({ method, base, path }: Call) => `${method} ${base} ${path}`;
const takes = (schema: Parameters<typeof safeParse>[0], value: unknown) => safeParse(schema, value).success;
const ID = '2a4b6c8d-0e1f-4a2b-8c3d-4e5f6a7b8c50';
const USER = exampleOf(findUser, 200) as Readonly<Record<string, unknown>>;

test.each([
  ['A-202', listAllUsers, 'GET agency /users/all'],
  ['A-203', listUsers, 'GET agency /users/'],
  ['A-204', findUser, 'GET agency /users/v2/:id'],
  ['A-206', listUserInstances, 'GET agency /users/v2/instances'],
  ['A-207', findSharedLogin, `GET agency /auth/:login/shared-${PRODUCT}-supplier`],
  ['A-208', insertUser, 'POST agency /users/'],
  ['A-209', changeUser, 'PUT agency /users/:id'],
  ['A-210', sendInvite, 'PUT agency /users/send-invite/:id'],
  ['A-211', sendInvites, 'PUT agency /users/send-invite'],
  ['A-212', listUserLog, 'GET agency /users/logs/:id'],
] as const)('%s %o has its address', (_id, call, address) => expect(addressOf(call)).toBe(address));

test('A-203 the list is asked for active users, for inactive ones, or for both', () => {
  for (const query of [{}, { ativo: true }, { ativo: 'false', termo: 'ana' }]) expect(takes(listUsers.query, query)).toBe(true);
  expect(takes(listUsers.query, { ativo: 'talvez' })).toBe(false);
});

test('A-204 A-208 A-209 a user is read whole, and saved with what is edited; the rest of the body is dropped', () => {
  expect(takes(findUser.responses[200], USER)).toBe(true);
  expect(takes(findUser.responses[200], { ...USER, name: undefined })).toBe(false);
  const parsed = safeParse(changeUser.body, { ...USER, permissoes: ['TUDO'], agency: { id: 57 } });
  expect(Object.keys(Object(parsed.data)).sort()).toEqual(
    [
      'allSelected',
      'ativo',
      'changePassword',
      'email',
      'instances',
      'login',
      'name',
      'permiteTrocarConsultor',
      'profile',
      'temFornecedorExterno',
      'visualizaDadosCartao',
      'visualizarUsuariosVipPremium',
    ].sort(),
  );
});

test('S-176 a change of a user may name who stands in, by the id', () => {
  for (const idSubstituto of [undefined, null, ID]) expect(takes(changeUser.body, { ...USER, idSubstituto })).toBe(true);
  expect(takes(changeUser.body, { ...USER, idSubstituto: 'ana' })).toBe(false);
});

test('S-327 a user is saved with a role of an agency, or with one that it has from elsewhere', () => {
  for (const { body } of [insertUser, changeUser]) {
    expect(PAPEL_AGENCIA.filter((profile) => takes(body, { ...USER, profile }))).toEqual(['AGENCY_ADMIN', 'AGENCY']);
    expect(['ADMIN', 'AGENCY_INTERNAL', 'CHEFE', 3].filter((profile) => takes(body, { ...USER, profile }))).toEqual([
      'ADMIN',
      'AGENCY_INTERNAL',
    ]);
  }
});

test('A-211 invites are sent to a list of ids, and those who got nothing come back', () => {
  expect(takes(sendInvites.body, [ID])).toBe(true);
  expect(takes(sendInvites.body, ['ana'])).toBe(false);
  expect(takes(sendInvites.responses[200], { naoEnviados: [ID] })).toBe(true);
  expect(takes(sendInvites.responses[200], [])).toBe(false);
});

test('A-212 A-223 an entry of the log has one of ten actions, who did it, when, and both values', () => {
  const [entry] = exampleOf(listUserLog, 200) as readonly Readonly<Record<string, unknown>>[];
  expect(Object.keys(entry ?? {}).sort()).toEqual(['acao', 'data', 'usuario', 'valorAnterior', 'valorNovo']);
  const actions =
    'INSERT CHANGE_PASSWORD CHANGE_EMAIL CHANGE_LOGIN CHANGE_NAME CHANGE_ACTIVE CHANGE_CHANGE_PASSWORD CHANGE_PROFILE LOGIN CHANGE_CODIGO_INTEGRACAO';
  const taken = (acao: string) => takes(listUserLog.responses[200], [{ ...entry, acao }]);
  expect([...actions.split(' '), 'DELETE'].filter(taken)).toEqual(actions.split(' '));
});

test('A-209 B-061 the version that was seen is in a header, since the body is fixed; the later gets what is stored', () => {
  for (const tag of ['"3"', undefined]) expect(takes(changeUser.headers, { 'if-match': tag })).toBe(true);
  for (const tag of ['3', '*', '""']) expect(takes(changeUser.headers, { 'if-match': tag })).toBe(false);
  expect(takes(changeUser.responses[409], { tipo: 'ERROR', titulo: 'Alterado', atual: USER })).toBe(true);
  expect(takes(changeUser.responses[409], { tipo: 'ERROR', titulo: 'Alterado', atual: { ...USER, name: undefined } })).toBe(false);
});
