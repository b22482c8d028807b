import { expect, test } from 'vitest';
import { root } from '../prepare.mjs';
import { bundle } from './bundle.ts';

/** The files in the bundle of one import of the domain, without the folders around them. */
async function filesOf(imported: string): Promise<string[]> {
  const { modules } = await bundle(imported, root, [], ['@guiche/source']);
  return modules.map((path) => path.replace(/^.*\/(packages|node_modules)\//, '')).sort();
}

test.each([
  [
    "export { hotelFare } from '@guiche/domain/hotel/pricing'",
    ['big.js/big.mjs', 'domain/src/hotel/pricing/hotel-rate.ts', 'domain/src/pricing/decimal.ts'],
  ],
  ["export { requestMayBecome } from '@guiche/domain/requests'", ['domain/src/requests/transitions.ts']],
  [
    "export { quoteMayBecome } from '@guiche/domain/requests'",
    ['domain/src/requests/quote-transitions.ts', 'domain/src/requests/transitions.ts'],
  ],
  [
    "export { fineViolation } from '@guiche/domain/fines'",
    ['domain/src/fines/fine.ts', 'masks/src/internal/format-decimal.ts', 'masks/src/money/format-money.ts'],
  ],
])('%s brings its own code and no other', async (imported, files) => expect(await filesOf(imported)).toEqual(files));
