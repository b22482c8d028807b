import { type PreviewServer, preview } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DrivenBrowser } from '../../lib/browsers/driven-browser.ts';
import { isInstalled, OTHER_BROWSERS, startOther } from '../../lib/browsers/other-browsers.ts';
import { storybookEntries } from '../../lib/built-storybook.ts';
import { picturedStories } from '../../lib/pictures/pictured-stories.ts';
import { openStories, storyFindings } from './stories-page.ts';

const folder = process.env['GUICHE_BUILT_STORYBOOK'] ?? '';
if (folder === '') throw new Error('Storybook is built by the step: npm test -- --only=browsers');
const entries = storybookEntries(folder);
/** All of them take minutes in each browser: `npm run test:browsers` asks for them. */
const shown = process.env['GUICHE_ALL_STORIES'] === undefined ? picturedStories(entries) : entries.filter(({ type }) => type === 'story');
const components = [...new Set(shown.map(({ title }) => title))];

let server: PreviewServer;
let origin: string;

beforeAll(async () => {
  server = await preview({
    root: folder,
    configFile: false,
    logLevel: 'error',
    build: { outDir: '.' },
    preview: { port: 0, host: '127.0.0.1' },
  });
  const address = server.httpServer.address();
  // By this name the page is secure, as stories need it that use the clipboard.
  origin = `http://localhost:${typeof address === 'object' && address ? address.port : ''}`;
});
afterAll(() => server.close());

describe.each(OTHER_BROWSERS.filter(isInstalled).map((name) => [name]))('in %s', (name) => {
  let browser: DrivenBrowser;

  beforeAll(async () => {
    browser = await startOther(name);
    await openStories(browser, origin, entries.find(({ type }) => type === 'story')?.id ?? '');
  });
  afterAll(() => browser?.close());

  test.each(components)('%s is shown without an error', async (component) => {
    const stories = shown.filter(({ title }) => title === component);
    for (const { id } of stories) expect(await storyFindings(browser, id), id).toEqual([]);
  });
});

test('there are stories to show', () => expect(components.length).toBeGreaterThan(80));
