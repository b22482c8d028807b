import * as z from 'zod/mini';

const ABOUT =
  'The version of the quote that the caller saw, in quotes, or `*` for whichever it is. When the quote is stored in another version by now, nothing is changed (409). Without the header this is not checked.';

/** The header of a call that changes a quote and has no body. @see B-061 */
export const quoteVersionHeaders = z.object({
  'if-match': z.optional(z.string().check(z.regex(/^(\*|"\d{1,10}")$/), z.describe(ABOUT))),
});
