import { describe, expect, test } from 'vitest';
import { dashboardAddress, readRedirect, redirectFrom, startOf } from './guards.ts';

const person = (profile: number) => ({ profiles: [profile] });

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
  ] as const)('A-041 A-042 A-054 %s for profile %i leads to %s', (path, profile, target) => {
    expect(redirectFrom(path, person(profile))).toBe(target);
  });
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
