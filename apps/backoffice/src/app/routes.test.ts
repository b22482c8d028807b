import { ROUTE_PATHS } from '@guiche/domain/access';
import { expect, test } from 'vitest';
import { ROUTES } from './routes.ts';

const manager = { profiles: [3], permissoes: [] };

test('every route of the table is one of the domain, and shows something or leads elsewhere', () => {
  for (const [path, { screen, forward, startsAnew }] of ROUTES) {
    expect(ROUTE_PATHS, path).toContain(path);
    expect([typeof (screen ?? forward), startsAnew], path).toEqual(path === '/redirect' ? ['undefined', true] : ['function', undefined]);
  }
});

test('A-041 the dashboard leads to the request that it is asked for, and to none when it is asked for none', () => {
  const forward = ROUTES.get('/dashboard')?.forward;
  const asked = { redirecionamentoSolicitacao: JSON.stringify({ cliente: 'acme', idSolicitacao: 412 }) };
  expect(forward?.(new URLSearchParams(asked), manager)).toEqual({ address: '/relatorio?idSolicitacao=412', customer: 'acme' });
  expect(forward?.(new URLSearchParams(), manager)).toBeNull();
});

test('A-060 the forwarding address leads to the dashboard with what it was given', () => {
  const forward = ROUTES.get('/redirecionamento-solicitacao')?.forward;
  const led = forward?.(new URLSearchParams({ cliente: 'acme', idSolicitacao: '412' }), manager);
  const [path, query] = led?.address.split('?') ?? [];
  expect(path).toBe('/dashboard');
  expect(JSON.parse(new URLSearchParams(query).get('redirecionamentoSolicitacao') ?? '')).toEqual({ cliente: 'acme', idSolicitacao: 412 });
});
