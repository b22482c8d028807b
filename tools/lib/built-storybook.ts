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

type Build = { folder: string } | { buildFailed: string };

async function build(): Promise<Build> {
  const folder = mkdtempSync(join(tmpdir(), 'guiche-storybook-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const built = await execCommand('storybook', ['build', '--quiet', '--disable-telemetry', '-o', folder], { quiet: true });
  return built.code === 0 ? { folder } : { buildFailed: built.output };
}

let made: Promise<Build> | undefined;

/**
 * Uses a build of Storybook, in a temporary folder that is removed when the program ends; a program that uses it several times builds it
 * once. Returns the output of a build that fails.
 */
export async function withBuiltStorybook<Result>(use: (folder: string) => Promise<Result>): Promise<Result | { buildFailed: string }> {
  made ??= build();
  const result = await made;
  return 'buildFailed' in result ? result : use(result.folder);
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
