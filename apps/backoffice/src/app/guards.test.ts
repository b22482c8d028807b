import { ROUTE_PATHS } from '@guiche/domain/access';
import { describe, expect, test, vi } from 'vitest';
import { dashboardAddress, opensFor, readRedirect, redirectFrom, startOf, tabsOf } from './guards.ts';

const person = (profile: number) => ({ profiles: [profile], permissoes: [] });

describe('where a profile starts', () => {
  test.each([
    [1, '/agencia'],
    [2, '/dashboard'],
    [3, '/dashboard'],
    [4, '/agencia'],
  ])('A-034 profile %i starts at %s', (profile, start) => {
    expect(startOf(person(profile))).toBe(start);
  });
});

describe('what a profile may open', () => {
  test.each([
    ['/dashboard', 2, null],
    ['/dashboard', 3, null],
    ['/dashboard', 1, '/pendencia'],
    ['/dashboard', 4, '/pendencia'],
    ['/relatorio', 2, null],
    ['/relatorio', 3, null],
    ['/relatorio', 1, '/pendencia'],
    ['/relatorio', 4, '/pendencia'],
    ['/agencia', 1, null],
    ['/agencia', 4, null],
    ['/config', 1, '/pendencia'],
    ['/config', 2, '/dashboard'],
    ['/config', 3, null],
    ['/config/usuario', 1, null],
    ['/config/usuario', 2, null],
    ['/config/vip-premium', 2, null],
    ['/config/agencia', 2, '/dashboard'],
    ['/config/agencia', 4, '/pendencia'],
  ] as const)('A-035 A-036 A-037 A-041 A-042 A-047 A-054 %s for profile %i leads to %s', (path, profile, target) => {
    expect(redirectFrom(path, person(profile))).toBe(target);
  });
});

test('A-038 profile 3 reaches the settings and everything below them, whatever the build looks into', () => {
  const settings = ROUTE_PATHS.filter((path) => path === '/config' || path.startsWith('/config/'));
  expect(settings.length).toBeGreaterThan(5);
  expect(settings.filter((path) => redirectFrom(path, person(3)) !== null)).toEqual([]);
  expect(tabsOf(person(3))).toEqual(['/config/usuario', '/config/agencia', '/config/clientes', '/config/grupos', '/config/vip-premium']);
});

test('A-018 A-019 A-020 outside of the strict mode every permission counts as held', () => {
  expect(opensFor('/banco-bilhetes', person(2))).toBe(true);
  expect(opensFor('/banco-bilhetes', person(4))).toBe(false);
  expect(tabsOf(person(2))).toEqual(['/config/usuario', '/config/vip-premium']);
  expect(tabsOf(person(3))).toEqual(['/config/usuario', '/config/agencia', '/config/clientes', '/config/grupos', '/config/vip-premium']);
});

test('A-018 A-019 A-020 the strict mode of the build looks into the permissions', () => {
  vi.stubEnv('VITE_STRICT_PERMISSIONS', 'true');
  expect(opensFor('/banco-bilhetes', person(2))).toBe(false);
  expect(opensFor('/banco-bilhetes', { ...person(2), permissoes: ['BANCO_BILHETES'] })).toBe(true);
  expect(tabsOf(person(2))).toEqual(['/config/vip-premium']);
  expect(tabsOf({ ...person(2), permissoes: ['USUARIOS'] })).toEqual(['/config/usuario', '/config/vip-premium']);
  vi.unstubAllEnvs();
});

describe('the forwarding address', () => {
  test('A-060 A-041 hands client and request to the dashboard', () => {
    const address = dashboardAddress(new URLSearchParams({ idSolicitacao: '412', cliente: 'açúcar & cia' }));
    const query = new URL(address, 'http://localhost').searchParams;
    expect(address).toMatch(/^\/dashboard\?/);
    expect(readRedirect(query)).toEqual({ cliente: 'açúcar & cia', idSolicitacao: 412 });
  });

  test.each(['', 'idSolicitacao=abc', 'idSolicitacao=-3', 'idSolicitacao=1.5'])(
    'without a number it is the dashboard alone: "%s"',
    (query) => {
      expect(dashboardAddress(new URLSearchParams(query))).toBe('/dashboard');
    },
  );

  test.each(['', 'redirecionamentoSolicitacao={', 'redirecionamentoSolicitacao="x"', 'redirecionamentoSolicitacao=null'])(
    'what cannot be understood opens nothing: "%s"',
    (query) => expect(readRedirect(new URLSearchParams(query))).toBeNull(),
  );
});
