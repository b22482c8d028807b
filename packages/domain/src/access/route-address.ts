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

/** The values that an address passes to its route: the named parts of its path, and its query. */
export type RouteValues = Readonly<Record<string, string | number>>;

/**
 * The address of a route: values that its path names fill the path, the others become the query. A named part without a value stays as it
 * is.
 * @see
 */
export function routeAddress(path: RoutePath, values: RouteValues = {}): string {
  const query = new URLSearchParams();
  let address: string = path.replace(/\/\*$/, '');
  for (const [name, value] of Object.entries(values)) {
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
