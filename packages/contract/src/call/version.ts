import * as z from 'zod/mini';

/** The headers of a call that changes something whose body is fixed: `about` says what is seen, and what happens when it is no longer so. @see B-061 */
export function versionHeaders(about: string) {
  return z.object({ 'if-match': z.optional(z.string().check(z.regex(/^"\d{1,10}"$/), z.describe(about))) });
}

/** The entity tag of a version: the header `etag` of a response, and `if-match` of the change that follows it. @see B-061 */
export function versionTag(versao: number): string {
  return `"${versao}"`;
}

/** The version in the headers of a response; 0, which is none that is stored, when they do not say it. @see B-061 */
export function versionIn(headers: Headers): number {
  return Number(/^"(\d{1,10})"$/.exec(headers.get('etag') ?? '')?.[1] ?? 0);
}
