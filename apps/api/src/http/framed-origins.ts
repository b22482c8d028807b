/** The places in a built page that name an embedded page; the app's build writes them. */
const EMBEDDED = /<meta name="(?:ticket-bank|hotel-directory)" content="([^"]*)"/g;

/** The origins that a page may show in a frame: those of the embedded pages that its build was given. @see */
export function framedOrigins(html: string): readonly string[] {
  const addresses = [...html.matchAll(EMBEDDED)].map(([, address = '']) => address);
  const urls = addresses.filter((address) => URL.canParse(address)).map((address) => new URL(address));
  return [...new Set(urls.filter(({ protocol }) => /^https?:$/.test(protocol)).map(({ origin }) => origin))];
}
