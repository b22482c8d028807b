import * as z from 'zod/mini';

/** A whole number in a query or path, where everything arrives as text. */
export const intText = z.coerce.number<number | string>().check(z.int(), z.gte(0), z.lte(2_147_483_647));

/** A boolean in a query, where everything arrives as text. */
export const booleanText = z.union([
  z.boolean(),
  z.pipe(
    z.enum(['true', 'false']),
    z.transform((text) => text === 'true'),
  ),
]);

/** Always true from this application. @see A-282 */
export const supplierFlag = z.optional(booleanText);
