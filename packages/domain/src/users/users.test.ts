import { isEmail } from '@guiche/masks/email';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  activeQuery,
  canBeInvited,
  cleanedUser,
  type EditableUser,
  invitesNotice,
  inviteViolation,
  isOwnField,
  isUserSavedAs,
  letterAvatar,
  NEW_USER_ROLE,
  newUser,
  platformUserViolation,
  roleLabel,
  rolesFor,
  sharedUserViolation,
  takenUser,
  toggledUserFilter,
  userChangeViolations,
  userEmailViolation,
  withLogin,
} from './index.ts';

const ativos = { ativos: true, inativos: false };
const both = { ativos: true, inativos: true };

test('A-213 both boxes may be on, and the last one cannot be unchecked', () => {
  expect(toggledUserFilter(ativos, 'inativos')).toEqual({ filter: both, violation: undefined });
  expect(toggledUserFilter(both, 'ativos')).toEqual({ filter: { ativos: false, inativos: true }, violation: undefined });
  expect(toggledUserFilter(ativos, 'ativos')).toEqual({ filter: ativos, violation: { key: 'selecione_ativo_ou_inativo', field: '' } });
});
test('A-213 however the boxes are clicked, one stays on', () =>
  fc.assert(
    fc.property(fc.array(fc.constantFrom('ativos' as const, 'inativos' as const)), (clicks) => {
      const { ativos, inativos } = clicks.reduce((filter, kind) => toggledUserFilter(filter, kind).filter, both);
      expect(ativos || inativos).toBe(true);
    }),
  ));
test('both kinds are asked for by leaving the value out', () => {
  expect([ativos, { ativos: false, inativos: true }, both].map(activeQuery)).toEqual([true, false, undefined]);
});

test('A-216 an invite needs a selected user', () => {
  expect(inviteViolation([])).toEqual({ key: 'selecione_ao_menos_um_usuario', field: '' });
  expect(inviteViolation(['ana'])).toBeUndefined();
});

test.each([
  [{ ativo: true, email: 'ana@agencia.com' }, true],
  [{ ativo: false, email: 'ana@agencia.com' }, false],
  [{ ativo: true, email: ' ' }, false],
])('A-210 an invite reaches %o: %s', (user, reaches) => expect(canBeInvited(user)).toBe(reaches));
test('A-303 after invites the success is said, or who did not get theirs', () => {
  expect(invitesNotice([])).toEqual({ tipo: 'SUCCESS', key: 'convite_enviado' });
  expect(invitesNotice(['Ana', 'Bia'])).toEqual({ tipo: 'WARNING', key: 'convite_nao_enviado', params: { nomes: 'Ana, Bia' } });
});

test('A-218 a new user is an administrator of the agency', () => {
  expect(NEW_USER_ROLE).toBe('AGENCY_ADMIN');
  expect(newUser()).toMatchObject({ profile: 'AGENCY_ADMIN', ativo: true, name: '', allSelected: true });
});

test('S-327 a user gets one of two roles, and keeps one from elsewhere', () => {
  expect(rolesFor()).toEqual(['AGENCY_ADMIN', 'AGENCY']);
  expect(rolesFor('AGENCY')).toEqual(['AGENCY_ADMIN', 'AGENCY']);
  expect(rolesFor('AGENCY_INTERNAL')).toEqual(['AGENCY_INTERNAL']);
  expect(['AGENCY_ADMIN', 'AGENCY', 'ADMIN', 'AGENCY_INTERNAL', 'TRAVELLER', 'APPROVER', 'CHEFE'].map(roleLabel)).toEqual([
    'administrador',
    'usuario',
    'administrador_da_plataforma',
    'usuario_interno',
    'usuario_viajante',
    'usuario_aprovador',
    undefined,
  ]);
});

const stored: EditableUser = { ...newUser(), name: 'Ana', profile: 'AGENCY' };
test('A-217 of a typed user everything is taken from who administers, name and e-mail alone from anybody else', () => {
  const typed = { ...newUser(), name: 'Bia', email: 'bia@agencia.com', login: 'bia', visualizaDadosCartao: true, ativo: false };
  expect(takenUser(stored, typed, { administers: true })).toEqual(typed);
  expect(takenUser(stored, typed, { administers: false })).toEqual({ ...stored, name: 'Bia', email: 'bia@agencia.com' });
  const fields = Object.keys(stored) as (keyof typeof stored)[];
  expect(fields.filter(isOwnField)).toEqual(['name', 'email']);
});

test('A-217 no role is given that an agency does not have, and who administers does not lock the own user out', () => {
  const others = { administers: true, own: false };
  const own = { administers: true, own: true };
  const admin = { profile: 'AGENCY_ADMIN', ativo: true, login: 'ana' } as const;
  const wrongRole = { key: 'campo_invalido', params: { campo: 'profile' }, field: 'profile' };
  expect(userChangeViolations(null, { ...admin, profile: 'AGENCY_INTERNAL' }, others)).toEqual([wrongRole]);
  expect(userChangeViolations({ ...admin, profile: 'AGENCY_INTERNAL' }, { ...admin, profile: 'AGENCY_INTERNAL' }, others)).toEqual([]);
  expect(userChangeViolations(admin, { ...admin, profile: 'ADMIN' }, others)).toEqual([wrongRole]);
  expect(userChangeViolations(admin, { ...admin, profile: 'AGENCY', ativo: false }, others)).toEqual([]);
  for (const profile of ['ADMIN', 'AGENCY_INTERNAL'] as const) {
    expect(userChangeViolations({ ...admin, profile }, admin, others)).toEqual([wrongRole]);
  }
  const lockedOut = (field: string) => [{ key: 'usuario_proprio_sem_acesso', field }];
  expect(userChangeViolations(admin, { ...admin, ativo: false }, own)).toEqual(lockedOut('ativo'));
  expect(userChangeViolations(admin, { ...admin, profile: 'AGENCY' }, own)).toEqual(lockedOut('profile'));
  expect(userChangeViolations({ ...admin, profile: 'ADMIN' }, { ...admin, profile: 'ADMIN' }, own)).toEqual([]);
});

test('A-217 a new login has no blanks inside; a stored one may stay', () => {
  const others = { administers: true, own: false };
  const typed = (login: string) => ({ ...newUser(), login });
  const refused = [{ key: 'login_com_espaco', field: 'login' }];
  for (const login of ['ana souza', 'ana\u00a0souza', 'ana\tsouza']) {
    expect(userChangeViolations(null, typed(login), others)).toEqual(refused);
    expect(userChangeViolations(typed('ana'), typed(login), others)).toEqual(refused);
    expect(userChangeViolations(typed(login), typed(login), others)).toEqual([]);
  }
  expect(userChangeViolations(null, typed(' ana '), others)).toEqual([]);
});

test('A-217 who administers the platform is changed by those alone who do so, too', () => {
  const refused = { key: 'usuario_da_plataforma_nao_editavel', field: '' };
  expect(platformUserViolation('ADMIN', 'AGENCY_ADMIN')).toEqual(refused);
  expect(platformUserViolation('ADMIN', 'ADMIN')).toBeUndefined();
  for (const role of ['AGENCY', 'AGENCY_ADMIN', 'AGENCY_INTERNAL'] as const) {
    expect(platformUserViolation(role, 'AGENCY_ADMIN')).toBeUndefined();
  }
});

test.each(['ana@agencia.com', 'a@b.c', 'ana@agencia.com.br', ' ana@agencia.com ', 'ana..souza@agencia.museum', 'ação@agência.br'])(
  'A-219 %s may be saved',
  (email) => expect(userEmailViolation(email)).toBeUndefined(),
);
test.each(['ana', 'ana@', 'ana@agencia', 'ana@agencia.', 'ana@.', '@agencia.com', 'agencia.com', 'ana @agencia.com'])(
  'A-219 %s may not',
  (email) => expect(userEmailViolation(email)).toEqual({ key: 'email_invalido', field: 'email' }),
);
test('A-219 every e-mail address of the stricter format passes', () =>
  fc.assert(
    fc.property(fc.emailAddress(), (email) => {
      fc.pre(isEmail(email));
      expect(userEmailViolation(email)).toBeUndefined();
    }),
  ));
test.each(['', '   '])('A-220 the e-mail "%s" is allowed', (email) => expect(userEmailViolation(email)).toBeUndefined());

test('A-221 an empty login takes the e-mail’s value', () => {
  expect(withLogin({ login: '', email: 'ana@agencia.com', name: 'Ana' })).toEqual({
    login: 'ana@agencia.com',
    email: 'ana@agencia.com',
    name: 'Ana',
  });
  expect(withLogin({ login: '  ', email: 'ana@agencia.com' }).login).toBe('ana@agencia.com');
  expect(withLogin({ login: 'ana', email: 'ana@agencia.com' }).login).toBe('ana');
  expect(withLogin({ login: '', email: '' }).login).toBe('');
});

test('A-222 the own agency cannot edit a shared user', () => {
  expect(sharedUserViolation({ shared: true, ownAgency: true })).toEqual({
    key: 'usuario_compartilhado_nao_editavel',
    params: { product: 'Guichê' },
    field: '',
  });
  expect(sharedUserViolation({ shared: true, ownAgency: false })).toBeUndefined();
  expect(sharedUserViolation({ shared: false, ownAgency: true })).toBeUndefined();
});

test.each([
  ['ana souza', 'A', 0],
  ['Zélia', 'Z', 25],
  [' Érica', 'É', 4],
  ['7 Mares', '7', 0],
  ['李', '李', 0],
  ['', '', 0],
])('S-185 the avatar of "%s" is "%s" on colour %i', (name, letter, colour) => expect(letterAvatar(name)).toEqual({ letter, colour }));
test('S-185 each letter has a colour of its own', () =>
  expect(new Set([...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((letter) => letterAvatar(letter).colour)).size).toBe(26));

test('A-208 A-221 a user is stored without blanks around, with single ones inside the name and with the login in lower case, the e-mail when there is none', () => {
  expect(cleanedUser({ name: ' Ana \u00a0 de  Souza ', login: ' Ana.S ', email: ' Ana@Guiche.Demo ' })).toEqual({
    name: 'Ana de Souza',
    login: 'ana.s',
    email: 'Ana@Guiche.Demo',
  });
  expect(cleanedUser({ name: 'Ana', login: ' ', email: 'Ana@Guiche.Demo' }).login).toBe('ana@guiche.demo');
});

test('B-064 a save that arrived is known by every field that is edited, and by the clients in whatever order', () => {
  const clients = [101, 102].map((id) => ({ id, name: `Cliente ${id}`, instancia: `c${id}` }));
  const sent = { ...newUser(), name: ' Ana ', login: '', email: 'Ana@guiche.demo', allSelected: false, instances: clients };
  const stored = { ...sent, name: 'Ana', login: 'ana@guiche.demo', instances: clients.toReversed() };
  expect(isUserSavedAs(sent, stored)).toBe(true);
  // Who works for all clients has no choice that could differ.
  expect(isUserSavedAs({ ...sent, allSelected: true, instances: [] }, { ...stored, allSelected: true })).toBe(true);
  const others: readonly Partial<EditableUser>[] = [
    { name: 'Eva' },
    { login: 'eva' },
    { email: 'eva@guiche.demo' },
    { profile: 'AGENCY' },
    { ativo: false },
    { changePassword: true },
    { permiteTrocarConsultor: true },
    { visualizaDadosCartao: true },
    { visualizarUsuariosVipPremium: true },
    { temFornecedorExterno: true },
    { allSelected: true },
    { instances: clients.slice(1) },
  ];
  for (const other of others) expect([other, isUserSavedAs(sent, { ...stored, ...other })]).toEqual([other, false]);
});
