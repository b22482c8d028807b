/** The settings of the embedded pages, by their place in the page. */
const SETTINGS = { '%TICKET_BANK_URL%': 'VITE_TICKET_BANK_URL', '%HOTEL_DIRECTORY_URL%': 'VITE_HOTEL_DIRECTORY_URL' } as const;

function addressOf(name: string, value: string | undefined): string {
  const address = value?.trim();
  if (!address) return '';
  const url = URL.canParse(address) ? new URL(address) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) {
    throw new Error(`${name} must be an address such as https://bilhetes.exemplo.com.br; it is "${address}".`);
  }
  return url.href.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

/**
 * The page with the addresses of the embedded pages in it: each one a setting of the build, empty without one. They are in the page and not
 * in the scripts, so that the server, which sends the page, allows exactly their origins in its policy. @see
 */
export function withEmbeddedPages(html: string, env: Readonly<Record<string, string | undefined>>): string {
  return Object.entries(SETTINGS).reduce((page, [place, name]) => page.replaceAll(place, () => addressOf(name, env[name])), html);
}
