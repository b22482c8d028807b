import { gzipSync } from 'node:zlib';
import type { Response } from '@playwright/test';
import { openRequestAs, requestList, signIn } from './support/pages.ts';
import { takenAirRequest } from './support/requests.ts';
import { expect, test } from './support/test.ts';

/** KB of JavaScript, gzipped, that may come until the lists are shown after login. */
const LIMIT = 160;

test('the lists need less than 160 KB of JavaScript, gzipped', async ({ page }) => {
  // What is fetched ahead, seconds later, is no part of it: on a slow machine it would come before the lists.
  await page.addInitScript(() => {
    const later = window.setTimeout.bind(window);
    Object.assign(window, { setTimeout: (act: () => void, delay = 0) => (delay >= 1000 ? 0 : later(act, delay)) });
  });
  await signIn(page, 'consultant');
  await expect(requestList(page).getByRole('link').first()).toBeVisible();
  const addresses = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  // Fetched with the first script, not when the first text asks for it: the head of the app would move under the pointer.
  const fonts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming && entry.initiatorType === 'link' && entry.name.endsWith('.woff2'))
      .map(({ name }) => name.replace(/.*\/(.+)-.+$/, '$1')),
  );
  expect(fonts).toEqual(['ibm-plex-sans-latin-wght-normal']);
  const scripts = addresses.filter((address) => new URL(address).pathname.endsWith('.js'));
  expect(scripts.some((address) => address.includes('vendor'))).toBe(true);
  const sizes = await Promise.all(
    scripts.map(async (address) => gzipSync(await (await page.request.get(address)).body(), { level: 9 }).length),
  );
  expect(sizes.reduce((sum, size) => sum + size, 0) / 1024).toBeLessThan(LIMIT);
});

test('what is fetched at rest asks to be compiled at once, what the first screen needs does not', async ({ page, caller }) => {
  const { id } = await takenAirRequest(caller);
  const ofModal = page.waitForResponse(/air-quote-editor-.*\.js$/);
  const ofVendor = page.waitForResponse(/vendor-.*\.js$/);
  await openRequestAs(page, 'consultant', id);
  const isCompiledAtOnce = async (response: Response) =>
    (await (await page.request.get(response.url())).text()).startsWith('//# allFunctionsCalledOnLoad\n');
  expect(await isCompiledAtOnce(await ofModal)).toBe(true);
  expect(await isCompiledAtOnce(await ofVendor)).toBe(false);
});
