import { availableParallelism } from 'node:os';
import { defineConfig, devices } from '@playwright/test';
import { CHROMIUM_ARGS, chromiumPath } from './tools/chromium.mjs';

const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1366, height: 768 } };

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/support/global-setup.ts',
  // Each worker has a server and a database of its own (e2e/support/test.ts); the tests of one worker take requests of their own, so
  // they may run in any order. One more than there are processors, because each waits now and then: on two, 63 tests took 150 s with two workers
  // and 138 s with three.
  workers: Math.min(availableParallelism() + 1, 4),
  fullyParallel: true,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env['CI']),
  reporter: 'list',
  use: {
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    // A copy of the page at each step takes more time than most steps: `--trace=retain-on-failure` asks for it.
    trace: 'off',
    // To draw movements takes nearly a tenth of the processors, and what is seen must not depend on how far one has come.
    contextOptions: { reducedMotion: 'reduce' },
    // A page of a test ends before code that the browser makes faster for long use has given back what making it takes: 28 tests took a tenth
    // less of the processors without.
    launchOptions: { executablePath: chromiumPath(), args: [...CHROMIUM_ARGS, '--js-flags=--no-opt --no-maglev'] },
  },
  projects: [
    // First, and in one worker at a time beside those of the others: each worker starts a server, which takes longer than one of these tests.
    { name: 'phone', workers: 1, use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } }, grep: /@phone/ },
    // In two parts: each project starts with workers, and so with databases, of its own, and the requests of one are too few for all tests.
    { name: 'desktop a-f', testMatch: /\/[a-f][^/]*\.spec\.ts$/, use: desktop },
    { name: 'desktop g-z', testMatch: /\/[g-z][^/]*\.spec\.ts$/, use: desktop },
    // Once the servers of all others have ended: what they left behind is searched for cards.
    { name: 'left behind', testMatch: /\/left-behind\.check\.ts$/, dependencies: ['desktop a-f', 'desktop g-z', 'phone'] },
  ],
});
