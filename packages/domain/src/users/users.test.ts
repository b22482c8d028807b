import { isEmail } from '@guiche/masks/email';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  activeQuery,
  inviteViolation,
  letterAvatar,
  NEW_USER_ROLE,
  sharedUserViolation,
  toggledUserFilter,
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

test('A-218 a new user is an administrator of the agency', () => expect(NEW_USER_ROLE).toBe('AGENCY_ADMIN'));

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
