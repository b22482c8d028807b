import { expect, test } from 'vitest';
import { PERMISSAO } from '../enums/index.ts';
import {
  administersUsers,
  entryOf,
  hasFollowUp,
  isAdministrator,
  mayChangeServices,
  mayUse,
  seesMargin,
  settingsTabs,
  userMayOpen,
  usersScreen,
} from './index.ts';

const person = (profile: number, ...permissoes: string[]) => ({ id: 'me', profiles: [profile], permissoes });

test('A-018 every permission passes whatever the record holds, unless the build is strict', () => {
  expect(PERMISSAO.every((permission) => mayUse({ permissoes: [] }, permission))).toBe(true);
  expect(PERMISSAO.some((permission) => mayUse({ permissoes: [] }, permission, true))).toBe(false);
  expect(PERMISSAO.filter((permission) => mayUse({ permissoes: ['USUARIOS'] }, permission, true))).toEqual(['USUARIOS']);
});

test('A-019 the users tab needs USUARIOS in strict mode', () => {
  expect(settingsTabs(person(3))).toContain('/config/usuario');
  expect(settingsTabs(person(3), true)).not.toContain('/config/usuario');
  expect(settingsTabs(person(3, 'USUARIOS'), true)).toContain('/config/usuario');
});

test.each([2, 3])('A-020 A-043 the ticket bank needs profile %i and BANCO_BILHETES', (profile) => {
  expect(userMayOpen('/banco-bilhetes', person(profile))).toBe(true);
  expect(userMayOpen('/banco-bilhetes', person(profile), true)).toBe(false);
  expect(userMayOpen('/banco-bilhetes', person(profile, 'BANCO_BILHETES'), true)).toBe(true);
});
test('A-020 the permission alone does not open it', () => {
  for (const profile of [1, 4, 7]) expect(userMayOpen('/banco-bilhetes', person(profile, 'BANCO_BILHETES'))).toBe(false);
});

test('A-037 the settings show profiles 1 and 2 only the tabs that they may open', () => {
  expect(settingsTabs(person(1))).toEqual(['/config/usuario', '/config/vip-premium']);
  expect(settingsTabs(person(2))).toEqual(['/config/usuario', '/config/vip-premium']);
  expect(settingsTabs(person(3))).toHaveLength(5);
  expect(settingsTabs(person(4))).toEqual([]);
});

test.each([1, 3])('A-048 profile %i sees the list of users, and the form of one', (profile) => {
  expect(usersScreen(person(profile))).toEqual({ kind: 'list' });
  expect(usersScreen(person(profile), '')).toEqual({ kind: 'list' });
  expect(usersScreen(person(profile), 'ana')).toEqual({ kind: 'form', id: 'ana' });
  expect(usersScreen(person(profile), 'novo')).toEqual({ kind: 'new' });
});
test('A-048 anyone else sees the own form, whoever is asked for', () => {
  expect(usersScreen(person(2))).toEqual({ kind: 'form', id: 'me' });
  expect(usersScreen(person(2), 'me')).toEqual({ kind: 'form', id: 'me' });
  expect(usersScreen(person(2), 'ana')).toEqual({ kind: 'form', id: 'me' });
  expect(usersScreen(person(2), 'novo')).toEqual({ kind: 'form', id: 'me' });
  expect(usersScreen(person(3), 'ana', true)).toEqual({ kind: 'form', id: 'me' });
});

test.each([
  [1, true],
  [2, false],
  [3, true],
  [4, false],
] as const)('A-048 profile %i administers the users: %s', (profile, does) => {
  expect(isAdministrator(profile)).toBe(does);
  expect(administersUsers(person(profile))).toBe(does);
  expect(administersUsers(person(profile), true)).toBe(false);
  expect(administersUsers(person(profile, 'USUARIOS'), true)).toBe(does);
});

test('A-029 services are changed with the module ALTERACAO_SERVICO', () => {
  expect(mayChangeServices({ modulos: ['SOLICITACAO', 'ALTERACAO_SERVICO'] })).toBe(true);
  expect(mayChangeServices({ modulos: ['FOLLOWUP'] })).toBe(false);
});
test('A-030 the chat comes with the module FOLLOWUP', () => {
  expect(hasFollowUp({ modulos: ['FOLLOWUP'] })).toBe(true);
  expect(hasFollowUp({ modulos: [] })).toBe(false);
});
test('A-017 the calculation of margins shows at the own agency alone', () => {
  const user = (id: number) => ({ agency: { id, name: '', utilizaPainelUnificado: false }, isAgenciaGuiche: false });
  expect(seesMargin(user(99))).toBe(true);
  expect(seesMargin(user(1))).toBe(true);
  expect(seesMargin(user(42))).toBe(false);
});

test('A-184 who must change the password is led to that first, at whatever route', () => {
  expect(entryOf({ profiles: [3], changePassword: true })).toBe('password-change');
  expect(entryOf({ profiles: [3], changePassword: false })).toBe('open');
});
test('A-015 travellers and approvers come to a desk of their own, after the change of a password that they must change', () => {
  for (const profile of [5, 6]) {
    expect(entryOf({ profiles: [profile], changePassword: false })).toBe('client');
    expect(entryOf({ profiles: [profile], changePassword: true })).toBe('password-change');
  }
});
test('A-015 who has no profile that is known comes to nothing at all', () => {
  expect(entryOf({ profiles: [7], changePassword: true })).toBe('login');
  expect(entryOf({ profiles: [], changePassword: false })).toBe('login');
});
