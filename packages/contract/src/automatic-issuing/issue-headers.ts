import * as z from 'zod/mini';

const ABOUT =
  'The version of the quote that the caller saw, in quotes: `"3"`. When the quote is stored in another one, nothing is issued (409).';

/** The header of a call that issues a quote, whose body is none. @see B-061 */
export const issueHeaders = z.object({ 'if-match': z.string().check(z.regex(/^"\d{1,9}"$/), z.describe(ABOUT)) });

/** The entity tag of a version of a quote. @see B-061 */
export function quoteTag({ versao }: { readonly versao: number }): string {
  return `"${versao}"`;
}
