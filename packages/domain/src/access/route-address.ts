import { ROUTE_PATHS, type RoutePath } from './routes.ts';

/** Addresses that redirect to another route. @see A-053 */
export const ROUTE_REDIRECTS = { '/config/clientes/credenciais': '/clientes/credenciais' } as const satisfies Record<string, RoutePath>;

/** The pathname of an address: without the `#`, the query and a trailing slash. */
function pathnameOf(address: string): string {
  const [pathname = ''] = address.replace(/^#/, '').split('?');
  return pathname.replace(/\/+$/, '');
}

/** The decoded text; `null` for an invalid `%` escape. */
function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

function matches(path: RoutePath, pathname: string): boolean {
  if (path.endsWith('/*')) return pathname === path.slice(0, -2) || pathname.startsWith(path.slice(0, -1));
  const wanted = path.split('/');
  const given = pathname.split('/');
  return (
    wanted.length === given.length && wanted.every((part, index) => (part.startsWith(':') ? given[index] !== '' : part === given[index]))
  );
}

/**
 * The route behind an address, `/servicos/acme` or `#/dashboard/?x=1`; `undefined` for an address of no route.
 * @see
 */
export function routeAt(address: string): RoutePath | undefined {
  const pathname = pathnameOf(address);
  return ROUTE_PATHS.find((path) => matches(path, pathname));
}

/** The query values that some routes take. @see */
interface RouteQueries {
  '/dashboard': 'redirecionamentoSolicitacao';
  '/agenciaAlteracao': 'idSolicitacao';
  '/historicoagencia': 'idSolicitacao';
  '/config/usuario': 'id';
  '/config/clientes': 'cliente' | 'termo';
  '/config/grupos': 'id';
  '/clientes/credenciais': 'cliente';
  '/relatorio': 'idSolicitacao' | 'id';
  '/relatorios': 'relatorio' | 'termo';
  '/integracoes': 'cliente';
  '/redirecionamento-solicitacao': 'cliente' | 'idSolicitacao';
}

type QueryName<Path extends RoutePath> = Path extends keyof RouteQueries ? RouteQueries[Path] : never;

/** The named parts of a path: `cliente` of `/servicos/:cliente`. */
type PartName<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | PartName<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** The values that an address passes to its route: every named part of its path, and its query values, which are optional. */
export type RouteValues<Path extends RoutePath> = [PartName<Path> | QueryName<Path>] extends [never]
  ? Readonly<Record<string, never>>
  : Readonly<Record<PartName<Path>, string | number> & Partial<Record<QueryName<Path>, string | number>>>;

/** The values may be left out when the path has no named parts. */
type ValuesArgument<Path extends RoutePath> = [PartName<Path>] extends [never] ? [values?: RouteValues<Path>] : [values: RouteValues<Path>];

/**
 * The address of a route: values that its path names fill the path, the others become the query.
 * @see
 */
export function routeAddress<Path extends RoutePath>(path: Path, ...[values]: ValuesArgument<Path>): string {
  const query = new URLSearchParams();
  let address = path.replace(/\/\*$/, '');
  for (const [name, value] of Object.entries<string | number | undefined>(values ?? {})) {
    if (value === undefined) continue;
    const part = `:${name}`;
    if (address.split('/').includes(part)) address = address.replace(part, encodeURIComponent(value));
    else query.set(name, String(value));
  }
  return query.size === 0 ? address : `${address}?${query}`;
}

/**
 * The values that an address passes to its route, as texts; `{}` for an address of no route.
 * @see
 */
export function routeValues(address: string): Readonly<Record<string, string>> {
  const path = routeAt(address);
  if (path === undefined) return {};
  const given = pathnameOf(address).split('/');
  const named = path
    .split('/')
    .flatMap((part, index) => (part.startsWith(':') ? [[part.slice(1), decoded(given[index] ?? '') ?? '']] : []));
  const [, query = ''] = address.split('?');
  return Object.fromEntries([...new URLSearchParams(query), ...named]);
}
