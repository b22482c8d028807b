/** The protocols that a link may have. @see S-196 */
export const LINK_PROTOCOLS = ['http', 'https', 'ftp', 'mailto', 'tel', 'file', 'blob'] as const;

const ALLOWED: readonly string[] = LINK_PROTOCOLS.map((protocol) => `${protocol}:`);

/** Where an address without a protocol leads from; which page that is does not matter here. */
const ANY_PAGE = 'https://pagina.invalid/';

/**
 * Whether a text may be rendered as a link: its protocol is one of those allowed, or it has none and leads somewhere within the page's
 * own. It is read as a browser reads it, which passes over line breaks inside `java\nscript:`.
 * @see S-196
 */
export function isAllowedLink(address: string): boolean {
  if (address.trim() === '') return false;
  return URL.canParse(address, ANY_PAGE) && ALLOWED.includes(new URL(address, ANY_PAGE).protocol);
}
