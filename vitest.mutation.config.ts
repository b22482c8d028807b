import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

/** The tests of the rules that `npm run mutation` changes. Laws run as often as fast-check does by itself; the many sums of the oracle say nothing of a changed rule that the examples do not. */
export default defineConfig({
  resolve: { conditions: ['@guiche/source', ...defaultServerConditions] },
  ssr: { resolve: { conditions: ['@guiche/source', ...defaultServerConditions] } },
  test: {
    include: ['packages/domain/src/{pricing,fines,balances,issuing,requests}/**/*.test.ts'],
    exclude: ['**/sums-oracle.test.ts'],
    environment: 'node',
  },
});
