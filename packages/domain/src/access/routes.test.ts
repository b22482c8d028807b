import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  isConfigArea,
  mayOpen,
  type ProfileCode,
  ROUTE_PATHS,
  ROUTE_REDIRECTS,
  type RoutePath,
  refusedRoute,
  routeAddress,
  routeAt,
  routeValues,
} from './index.ts';

const ALL = [1, 2, 3, 4, 5, 6] as const satisfies readonly ProfileCode[];
const admitted = (path: RoutePath) => ALL.filter((profile) => mayOpen(path, profile));

test.each([1, 3, 4] as const)('A-036 profile %i is sent to the pending screen, which all may open', (profile) => {
  expect(refusedRoute(profile)).toBe('/pendencia');
  expect(mayOpen('/pendencia', profile)).toBe(true);
});

test('A-037 a screen of the settings admits whom its container does not', () => {
  expect(admitted('/config')).toEqual([3]);
  expect(admitted('/config/usuario')).toEqual([1, 2, 3]);
  expect(admitted('/config/vip-premium')).toEqual([1, 2, 3]);
});

test('A-038 profile 3 reaches every screen of the settings', () => {
  const settings = ROUTE_PATHS.filter((path) => path.startsWith('/config'));
  expect(settings.length).toBeGreaterThan(5);
  for (const path of settings) expect(mayOpen(path, 3), path).toBe(true);
});

test('A-043 the ticket bank', () => expect(admitted('/banco-bilhetes')).toEqual([2, 3]));
test('A-045 changed issues, of one request when it is asked for', () => {
  expect(admitted('/agenciaAlteracao')).toEqual([2, 3, 4]);
  expect(routeAddress('/agenciaAlteracao', { idSolicitacao: 412 })).toBe('/agenciaAlteracao?idSolicitacao=412');
  expect(routeValues('#/agenciaAlteracao?idSolicitacao=412')).toEqual({ idSolicitacao: '412' });
});
test('A-046 the history, of one request when it is asked for', () => {
  expect(admitted('/historicoagencia')).toEqual([2, 3, 4]);
  expect(routeAddress('/historicoagencia', { idSolicitacao: 412 })).toBe('/historicoagencia?idSolicitacao=412');
  expect(routeAt('/historicoagencia?idSolicitacao=412')).toBe('/historicoagencia');
});
test('A-047 the settings', () => expect(admitted('/config')).toEqual([3]));
test('A-049 A-050 A-051 the agency, the clients and the groups are for profile 3', () => {
  for (const path of ['/config/agencia', '/config/clientes', '/config/grupos'] as const) expect(admitted(path), path).toEqual([3]);
});
test('A-052 VIP and premium travellers', () => expect(admitted('/config/vip-premium')).toEqual([1, 2, 3]));
test('A-053 the credentials, also at an address below the settings', () => {
  expect(admitted('/clientes/credenciais')).toEqual([3]);
  expect(routeAddress('/clientes/credenciais', { cliente: 'acme' })).toBe('/clientes/credenciais?cliente=acme');
  expect(ROUTE_REDIRECTS['/config/clientes/credenciais']).toBe('/clientes/credenciais');
  expect(routeAt('/config/clientes/credenciais')).toBeUndefined();
});
test('A-054 a request', () => {
  expect(admitted('/relatorio')).toEqual([2, 3]);
  expect(routeAddress('/relatorio', { idSolicitacao: 412 })).toBe('/relatorio?idSolicitacao=412');
});
test('S-013 the reports are for whom the agency works with, one of them when it is asked for', () => {
  expect(admitted('/relatorios')).toEqual([2, 3, 4]);
  expect(routeAddress('/relatorios', { relatorio: 'age09.jrxml' })).toBe('/relatorios?relatorio=age09.jrxml');
  expect(routeAt('/relatorios')).toBe('/relatorios');
});
test('A-055 the services of a client stand at its name', () => {
  expect(admitted('/servicos/:cliente')).toEqual([3]);
  expect(routeAddress('/servicos/:cliente', { cliente: 'açúcar & cia' })).toBe('/servicos/a%C3%A7%C3%BAcar%20%26%20cia');
  expect(routeAt('/servicos/acme')).toBe('/servicos/:cliente');
  expect(routeAt('/servicos')).toBeUndefined();
  expect(routeAt('/servicos/acme/mais')).toBeUndefined();
});
test('A-056 everything below the hotel directory shows it, to every profile of the agency', () => {
  expect(admitted('/diretorio-hoteis/*')).toEqual([1, 2, 3, 4]);
  for (const path of ['/diretorio-hoteis', '/diretorio-hoteis/', '/diretorio-hoteis/recife/1'])
    expect(routeAt(path)).toBe('/diretorio-hoteis/*');
  expect(routeAt('/diretorio-hoteis-antigo')).toBeUndefined();
  expect(routeAddress('/diretorio-hoteis/*')).toBe('/diretorio-hoteis');
});
test('A-057 the pending items are for every profile of the agency', () => expect(admitted('/pendencia')).toEqual([1, 2, 3, 4]));
test('A-058 the management panel', () => expect(admitted('/painel-gerencial')).toEqual([3]));
test('A-059 the integrations of the client that the query names', () => {
  expect(admitted('/integracoes')).toEqual([3]);
  expect(routeAddress('/integracoes', { cliente: 'acme' })).toBe('/integracoes?cliente=acme');
  expect(routeValues('/integracoes?cliente=acme')).toEqual({ cliente: 'acme' });
});
test('A-060 the forwarding address is for every profile of the agency', () =>
  expect(admitted('/redirecionamento-solicitacao')).toEqual([1, 2, 3, 4]));

test('A-032 a slash at the end makes no difference, and an unknown path has no route', () => {
  expect(routeAt('#/dashboard')).toBe('/dashboard');
  expect(routeAt('#/dashboard/')).toBe('/dashboard');
  for (const path of ['/', '', '/dashboards', '/config/x', '/Dashboard']) expect(routeAt(path), path).toBeUndefined();
  expect(routeValues('/x?a=1')).toEqual({});
  expect(routeValues('/servicos/%zz')).toEqual({ cliente: '' });
});
test('what an address is made of is read from it again', () =>
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), fc.string(), (name, query) => {
      fc.pre(name.trim() !== '' && !/^\.+$/.test(name));
      const services = routeAddress('/servicos/:cliente', { cliente: name });
      expect(routeAt(services)).toBe('/servicos/:cliente');
      expect(routeValues(services)).toEqual({ cliente: name });
      const forwarding = routeAddress('/redirecionamento-solicitacao', { cliente: query, idSolicitacao: 412 });
      expect(routeAt(forwarding)).toBe('/redirecionamento-solicitacao');
      expect(routeValues(forwarding)).toEqual({ cliente: query, idSolicitacao: '412' });
    }),
  ));
test('an address without what its path needs, or with what its route does not take, does not compile', () => {
  // @ts-expect-error The services of a client need the client.
  expect(routeAddress('/servicos/:cliente')).toBe('/servicos/:cliente');
  // @ts-expect-error The panel takes nothing.
  expect(routeAddress('/painel-gerencial', { cliente: 'acme' })).toBe('/painel-gerencial?cliente=acme');
});

test.each(['/config', '/config/usuario', '/integracoes?cliente=acme', '#/dashboard', '/dashboard/', '/diretorio-hoteis/recife'])(
  'A-039 %s is in the config area',
  (path) => expect(isConfigArea(path)).toBe(true),
);
test.each(['/', '', '/agencia', '/configurar', '/clientes/credenciais', '/relatorio', '/x/config', '/pendencia?de=/config'])(
  'A-039 %s is not',
  (path) => expect(isConfigArea(path)).toBe(false),
);
