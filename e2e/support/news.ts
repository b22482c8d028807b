import type { BrowserContext } from '@playwright/test';

/** Cuts the pages of a context off from the stream of events. Not by a route, with which the browser keeps no file of the app. */
export async function withoutNews(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const ask = window.fetch.bind(window);
    window.fetch = (address, init) =>
      String(address).endsWith('/rest/eventos') ? Promise.reject(new TypeError('There are no news here.')) : ask(address, init);
  });
}
