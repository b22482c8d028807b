import { expect, test } from 'vitest';
import {
  activeProfile,
  hasAgencyOnline,
  isClientProfile,
  isOwnAgency,
  landingRoute,
  mayOpen,
  PROFILES,
  type ProfileCode,
  perfilOf,
  profileName,
  ROUTE_PATHS,
  refusedRoute,
} from './index.ts';

const ALL = Object.values(PROFILES);

const agency = (id: number) => ({ id, name: '', utilizaPainelUnificado: false });

test('A-010 A-011 A-012 A-013 profile codes and their names', () => {
  expect(PROFILES).toEqual({ ADMIN: 1, AGENCY: 2, AGENCY_ADMIN: 3, AGENCY_INTERNAL: 4, TRAVELLER: 5, APPROVER: 6 });
  const codes = [1, 2, 3, 4] as const;
  expect(codes.map(profileName)).toEqual(['ADMIN', 'AGENCY', 'AGENCY_ADMIN', 'AGENCY_INTERNAL']);
});

test('A-014 the first profile is the active one', () => {
  expect(activeProfile({ profiles: [3, 2] })).toBe(3);
});

test('A-015 a user without a known profile is not admitted', () => {
  expect(activeProfile({ profiles: [7] })).toBeUndefined();
  expect(activeProfile({ profiles: [] })).toBeUndefined();
});

test('A-015 S-326 travellers and approvers are admitted to the searches alone, where they start and are sent', () => {
  expect(ALL.filter(isClientProfile)).toEqual([5, 6]);
  expect(ALL.map(perfilOf)).toEqual(['AGENCIA', 'AGENCIA', 'AGENCIA', 'AGENCIA', 'viajante', 'aprovador']);
  for (const profile of [5, 6] as const) {
    expect(ROUTE_PATHS.filter((path) => mayOpen(path, profile))).toEqual(['/pesquisa/*']);
    expect([landingRoute(profile), refusedRoute(profile)]).toEqual(['/pesquisa/*', '/pesquisa/*']);
  }
});

test('S-018 everyone but the agency has the entry of the agency online', () => {
  const has = (profile: ProfileCode) => hasAgencyOnline({ perfis: [perfilOf(profile)] });
  expect(ALL.filter(has)).toEqual([5, 6]);
  expect(hasAgencyOnline({ perfis: ['viajante', 'AGENCIA'] })).toBe(false);
});

test.each([
  [99, false, true],
  [1, false, true],
  [42, true, true],
  [42, false, false],
])('Q-024 A-016 agency %s with flag %s is own: %s', (id, isAgenciaGuiche, own) => {
  expect(isOwnAgency({ agency: agency(id), isAgenciaGuiche })).toBe(own);
});

test.each([
  [1, '/agencia'],
  [2, '/dashboard'],
  [3, '/dashboard'],
  [4, '/agencia'],
] as const)('A-034 profile %s lands on %s', (profile, route) => {
  expect(landingRoute(profile)).toBe(route);
});

test('A-041 A-042 A-054 who may open the dashboard, the lists and a request', () => {
  expect([1, 2, 3, 4].filter((profile) => mayOpen('/dashboard', profile as 1))).toEqual([2, 3]);
  expect([1, 2, 3, 4].filter((profile) => mayOpen('/agencia', profile as 1))).toEqual([1, 2, 3, 4]);
  expect([1, 2, 3, 4].filter((profile) => mayOpen('/relatorio', profile as 1))).toEqual([2, 3]);
});

test('A-035 profile 2 is sent to the dashboard', () => {
  expect(refusedRoute(2)).toBe('/dashboard');
  expect(mayOpen(refusedRoute(4), 4)).toBe(true);
});
