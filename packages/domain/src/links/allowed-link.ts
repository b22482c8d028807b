/** The protocols that a link may have. @see S-196 */
export const LINK_PROTOCOLS = ['http', 'https', 'ftp', 'mailto', 'tel', 'file', 'blob'] as const;

const ALLOWED: readonly string[] = LINK_PROTOCOLS.map((protocol) => `${protocol}:`);

/** The base of an address without a protocol; any page will do. */
const ANY_PAGE = 'https://pagina.invalid/';

/**
 * Whether a text may be rendered as a link: its protocol is allowed, or it has none and stays within the page's origin. It is parsed as a
 * browser does, which ignores line breaks inside `java
 * script:`.
 * @see S-196
 */
export function isAllowedLink(address: string): boolean {
  if (address.trim() === '') return false;
  return URL.canParse(address, ANY_PAGE) && ALLOWED.includes(new URL(address, ANY_PAGE).protocol);
}
