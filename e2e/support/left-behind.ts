import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';

/** The folder in which a run keeps what its tests leave behind, which is searched at its end. */
export function leftBehindFolder(): string | undefined {
  return process.env['GUICHE_E2E_LEFT_BEHIND'];
}

/** What a page keeps in the browser: drafts, above all. */
async function storageOf(page: Page): Promise<string> {
  // A page that shows nothing of the app has no storage.
  return page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).catch(() => '');
}

/** Keeps what is downloaded in a context, and at its end what its pages keep in the browser. */
export function keepOfBrowser(context: BrowserContext, folder: string): () => Promise<void> {
  const downloads: Promise<void>[] = [];
  const listen = (page: Page) =>
    page.on('download', (download) => {
      downloads.push(download.saveAs(join(folder, 'downloads', randomUUID())).catch(() => undefined));
    });
  for (const page of context.pages()) listen(page);
  context.on('page', listen);
  return async () => {
    await Promise.all(downloads);
    mkdirSync(join(folder, 'drafts'), { recursive: true });
    for (const page of context.pages()) {
      const text = await storageOf(page);
      if (text !== '') writeFileSync(join(folder, 'drafts', `${randomUUID()}.txt`), text);
    }
  };
}
