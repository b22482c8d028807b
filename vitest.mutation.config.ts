import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

/** The tests of the rules that `npm run mutation` changes. A million sums say nothing of a changed rule that the examples do not, and take long. */
export default defineConfig({
  resolve: { conditions: ['@guiche/source', ...defaultServerConditions] },
  ssr: { resolve: { conditions: ['@guiche/source', ...defaultServerConditions] } },
  test: {
    include: ['packages/domain/src/{pricing,fines,balances,issuing,requests}/**/*.test.ts'],
    exclude: ['**/sums-oracle.test.ts'],
    environment: 'node',
  },
});
