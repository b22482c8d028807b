import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright';

export interface FirstLoad {
  /** Gzipped bytes. */
  readonly script: number;
  readonly style: number;
}

/** What the browser fetches of scripts and style sheets until a page with all parts stands, gzipped. */
export async function firstLoad(browser: Browser, address: string): Promise<FirstLoad> {
  const context = await browser.newContext({ locale: 'pt-BR' });
  const page = await context.newPage();
  const bytes: Promise<{ type: string; gzip: number }>[] = [];
  page.on('response', (response) => {
    const type = response.request().resourceType();
    if (type !== 'script' && type !== 'stylesheet') return;
    bytes.push(response.body().then((body) => ({ type, gzip: gzipSync(body, { level: 9 }).length })));
  });
  // Not until nothing is fetched any more: what a component fetches ahead, seconds later, is not what the page waits for.
  await page.goto(address, { waitUntil: 'load' });
  await page.locator('h1').waitFor();
  const loaded = await Promise.all(bytes);
  await context.close();
  const of = (wanted: string) => loaded.reduce((sum, { type, gzip }) => sum + (type === wanted ? gzip : 0), 0);
  return { script: of('script'), style: of('stylesheet') };
}
