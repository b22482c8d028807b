import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PERFIL, PERMISSAO } from '../enums/index.ts';
import { hasPerfil, holdsPermission, mayConfigureIntegrations } from './index.ts';

test('S-326 a person may have several of the profiles agency, traveller and approver', () => {
  expect(PERFIL.filter((perfil) => hasPerfil({ perfis: ['viajante', 'aprovador', 'agencia'] }, perfil))).toEqual(['viajante', 'aprovador']);
});

test('S-328 only the agency configures integrations', () => {
  expect(mayConfigureIntegrations({ perfis: ['AGENCIA'] })).toBe(true);
  expect(mayConfigureIntegrations({ perfis: ['viajante', 'AGENCIA'] })).toBe(true);
  expect(mayConfigureIntegrations({ perfis: ['viajante', 'aprovador'] })).toBe(false);
  expect(mayConfigureIntegrations({ perfis: [] })).toBe(false);
});

test('S-332 a user holds exactly the permissions on the record, whatever the profile', () => {
  const admin = { permissoes: [], profiles: [1], profile: 'ADMIN' };
  expect(PERMISSAO.filter((permission) => holdsPermission(admin, permission))).toEqual([]);
  fc.assert(
    fc.property(fc.subarray([...PERMISSAO]), (permissoes) => {
      expect(PERMISSAO.filter((permission) => holdsPermission({ permissoes }, permission))).toEqual(permissoes);
    }),
  );
});
