import { availableParallelism } from 'node:os';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defaultClientConditions, defaultServerConditions } from 'vite';
import { configDefaults, defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import type { BrowserConfigOptions } from 'vitest/node';
import { BROWSER_LIBRARIES } from './tools/browser-libraries.ts';
import { CHROMIUM_ARGS, chromiumPath } from './tools/chromium.mjs';
import { isInstalled, OTHER_BROWSERS, type OtherBrowser } from './tools/lib/browsers/other-browsers.ts';
import { otherBrowser } from './tools/lib/browsers/vitest-provider.ts';
import { readmeModules } from './tools/lib/readme/readme-plugin.ts';

const chromium = playwright({
  launchOptions: { executablePath: chromiumPath(), args: CHROMIUM_ARGS },
  // What is seen must not depend on how far an animation has come.
  contextOptions: { reducedMotion: 'reduce' },
});

// Made anew for each project: Vitest writes the project's name into it.
const browser = (): BrowserConfigOptions => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: chromium,
  instances: [{ browser: 'chromium', viewport: { width: 1366, height: 768 } }],
});

/** What is done to servers on purpose; slow, so it is a step of its own. */
const FAULTS = 'apps/*/src/faults/**/*.test.ts';

/** The back office and Storybook in browsers beside Chromium; a step of its own, which builds Storybook first. */
const OTHER_BROWSERS_TESTS = 'tools/test/browsers/*.test.ts';

/** For the recipe in the README of the masks. */
const SVELTE = ['svelte', 'svelte/compiler', 'svelte/internal/client'];

/** The typing tests of the masked fields, and of the masks on an input without React: these run in the other browsers, too. */
const TYPING_EVERYWHERE = 'packages/*/src/{inputs/typing,attach/attach}.browser.test.{ts,tsx}';

const inOther = (other: OtherBrowser): BrowserConfigOptions => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: otherBrowser(other),
  instances: [{ browser: other, viewport: { width: 1366, height: 768 } }],
});

/** Tests with real keys, input methods and clipboards in a browser. */
const typing = (name: string, include: string, options: BrowserConfigOptions): TestProjectInlineConfiguration => ({
  plugins: [readmeModules(import.meta.dirname)],
  resolve: { conditions: ['@guiche/source', ...defaultClientConditions] },
  optimizeDeps: {
    include: [
      ...BROWSER_LIBRARIES,
      'react-dom/client',
      'react/jsx-dev-runtime',
      '@testing-library/dom',
      'vue/dist/vue.esm-bundler.js',
      ...SVELTE,
    ],
  },
  test: { name, include: [include], testTimeout: 60_000, browser: options },
});

const conditions = ['@guiche/source', ...defaultServerConditions];

export default defineConfig({
  test: {
    // What `npm test -- --changed` cannot find by imports: files that tests read.
    forceRerunTriggers: [
      ...configDefaults.forceRerunTriggers,
      '**/apps/api/drizzle/**',
      '**/package-lock.json',
      '**/packages/*/README.md',
      '**/packages/ui/theme.css',
      '**/tsconfig*.json',
    ],
    projects: [
      {
        plugins: [readmeModules(import.meta.dirname)],
        resolve: { conditions },
        ssr: { resolve: { conditions } },
        test: {
          name: 'unit',
          environment: 'node',
          include: ['{packages,apps}/*/src/**/*.test.ts', 'tools/**/*.test.ts'],
          exclude: [...configDefaults.exclude, FAULTS, OTHER_BROWSERS_TESTS, '**/*.browser.test.ts'],
          setupFiles: ['tools/test/laws.ts'],
          globalSetup: ['tools/test/database-template.ts'],
          // Nothing here leaves anything behind for the next file, and loading every module anew takes longer than the tests.
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        resolve: { conditions },
        ssr: { resolve: { conditions } },
        test: {
          name: 'faults',
          environment: 'node',
          include: [FAULTS],
          globalSetup: ['tools/test/database-template.ts'],
          // A machine that does other work as well must not fail them.
          testTimeout: 1_800_000,
          hookTimeout: 300_000,
        },
      },
      {
        resolve: { conditions },
        ssr: { resolve: { conditions } },
        test: {
          name: 'browsers',
          environment: 'node',
          include: [OTHER_BROWSERS_TESTS],
          testTimeout: 600_000,
          hookTimeout: 300_000,
        },
      },
      {
        plugins: [storybookTest({ configDir: '.storybook' })],
        test: {
          name: 'stories',
          // Storybook itself shows one story after the other in one page; two pages at least, because one waits now and then.
          isolate: false,
          maxWorkers: Math.max(2, availableParallelism() - 1),
          // Longer than a wait inside a story (.storybook/preview.tsx), whose error says what was waited for.
          testTimeout: 120_000,
          browser: browser(),
        },
      },
      typing('typing', 'packages/*/src/**/*.browser.test.{ts,tsx}', browser()),
      ...OTHER_BROWSERS.filter(isInstalled).map((other) => typing(`typing-${other}`, TYPING_EVERYWHERE, inOther(other))),
    ],
  },
});
