/** What `npm run mutation` changes, and how: every operator, limit and text of the rules about money and life cycle, one at a time. */
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'vitest.mutation.config.ts', related: false },
  mutate: [
    'packages/domain/src/{pricing,{air,hotel,car}/pricing,fines,balances,issuing,air/{balances,capture,issuing},hotel/issuing}/*.ts',
    'packages/domain/src/{bus,hotel,other}/quote/*.ts',
    'packages/domain/src/requests/{transitions,return-request,client-answer,conclude-quoting,request-quote-status}.ts',
    // What the rules above share.
    'packages/domain/src/internal/{day-of,existing-moment,is-record,is-same,parsed-record}.ts',
    '!packages/domain/src/**/*.test.ts',
    '!packages/domain/src/**/index.ts',
  ],
  coverageAnalysis: 'perTest',
  concurrency: 2,
  // What the tests of the rules do not need. A server that runs from this folder has its database's socket in .data, which cannot be copied.
  ignorePatterns: ['.data', '/docs', '/storybook-static', '/examples', '/benchmarks/peers'],
  // Stryker rewrites tsconfig.json with an API that TypeScript 7 has not; the tests need no tsconfig, so it is shown none.
  tsconfigFile: 'none.json',
  reporters: ['clear-text', 'html'],
  htmlReporter: { fileName: 'node_modules/.cache/guiche/mutation.html' },
  tempDirName: '.cache/mutation',
  clearTextReporter: { allowColor: false, logTests: false },
  thresholds: { high: 95, low: 90, break: 90 },
};
