/** The start of the app, which leads everybody to their own first screen. @see A-034 */
export const START = '/';

/** What a link has to hold to lead to an address of the app: routes stand behind the `#`. @see A-031 */
export function hrefTo(address: string): string {
  return `#${address}`;
}
