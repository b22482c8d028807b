const ROUTE = '/diretorio-hoteis';

/** What the app's address says of the page that is shown. */
interface AppLocation {
  readonly pathname: string;
  readonly search: string;
}

/**
 * The address of the hotel directory, with what stands below its route in ours: `#/diretorio-hoteis/natal/42?fotos=1` shows `natal/42?fotos=1`
 * below the directory's own path.
 * @see A-056
 */
export function hotelDirectoryAddress(address: string | undefined, { pathname, search }: AppLocation): string | undefined {
  if (!address || !URL.canParse(address)) return address;
  const below = pathname.slice(ROUTE.length).replace(/^\/+|\/+$/g, '');
  const url = new URL(address);
  // `*` is the route's own sign for everything below it.
  if (below !== '' && below !== '*') url.pathname = `${url.pathname.replace(/\/+$/, '')}/${below}`;
  for (const [name, value] of new URLSearchParams(search)) url.searchParams.append(name, value);
  return url.href;
}
