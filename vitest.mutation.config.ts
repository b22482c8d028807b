import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

/**
 * The tests of the rules that `npm run mutation` changes; docs/mutation.md says why they stand outside of `describe`. Laws run as often as
 * fast-check does by itself; the many sums of the oracle say nothing of a changed rule that the examples do not.
 */
export default defineConfig({
  resolve: { conditions: ['@guiche/source', ...defaultServerConditions] },
  ssr: { resolve: { conditions: ['@guiche/source', ...defaultServerConditions] } },
  test: {
    include: ['packages/domain/src/{pricing,fines,balances,issuing,requests,quotes,air,hotel,car,bus,other,internal}/**/*.test.ts'],
    exclude: ['**/sums-oracle.test.ts'],
    environment: 'node',
    // On a busy machine a law takes longer than the usual 5 seconds. A change that makes a rule run without end is stopped by Stryker.
    testTimeout: 60_000,
  },
});
