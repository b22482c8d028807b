import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright';
import { execCommand } from './exec.ts';

/** The address at which a built Storybook is opened. It is secure: stories use the clipboard, which pages without TLS do not have. */
export const STORYBOOK_ORIGIN = 'https://storybook.test';

/** What Storybook's index.json says of a page or a story. */
export interface StorybookEntry {
  id: string;
  type: string;
  name: string;
  title: string;
  /** The name of a story's constant; pages have none. */
  exportName?: string;
  tags?: readonly string[];
}

/** Builds Storybook into a temporary folder, uses it and removes it. Returns the output of a build that fails. */
export async function withBuiltStorybook<Result>(use: (folder: string) => Promise<Result>): Promise<Result | { buildFailed: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'guiche-storybook-'));
  try {
    const built = await execCommand('storybook', ['build', '--quiet', '--disable-telemetry', '-o', folder], { quiet: true });
    return built.code === 0 ? await use(folder) : { buildFailed: built.output };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The pages and stories of a built Storybook, in the order of its menu. */
export function storybookEntries(folder: string): StorybookEntry[] {
  const { entries } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as { entries: Record<string, StorybookEntry> };
  return Object.values(entries);
}

/** Answers the requests to `STORYBOOK_ORIGIN` from the built files, without a server. */
export async function serveStorybook(browser: BrowserContext | Page, folder: string): Promise<void> {
  await browser.route(`${STORYBOOK_ORIGIN}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    const path = join(folder, pathname === '/' ? 'index.html' : decodeURIComponent(pathname));
    return existsSync(path) ? route.fulfill({ path }) : route.fulfill({ status: 404 });
  });
}
