import * as z from 'zod/mini';

const ABOUT =
  'Who was responsible for the request when the caller decided: the id of that person in quotes, `"nobody"` without one, or `*` for whoever it is. When somebody else is by now, nothing is changed (409). Without the header this is not checked.';

/** The header of a call that changes who is responsible. @see B-061 */
export const responsibilityHeaders = z.object({
  'if-match': z.optional(z.string().check(z.regex(/^(\*|"[\w-]{1,64}")$/), z.describe(ABOUT))),
});
