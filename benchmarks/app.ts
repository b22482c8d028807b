import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { chromium, type Page } from 'playwright';
import { CHROMIUM_ARGS, chromiumPath } from '../tools/chromium.mjs';
import { openSession, startServer } from './server.ts';
import { addStopwatch } from './ui/in-page.ts';

const USER = 'consultora@guiche.demo';
const PASSWORD = 'guiche-demo';

/** Builds the back office, as it is served. */
export function buildApp(): void {
  const build = spawnSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build', 'apps/backoffice', '--logLevel', 'warn'], {
    stdio: 'inherit',
  });
  if (build.status !== 0) throw new Error('The back office could not be built.');
}

/** The scripts that the page has loaded, gzipped as a server would send them, in bytes. */
export async function loadedScripts(page: Page): Promise<number> {
  const names = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.endsWith('.js')),
  );
  return [...new Set(names)].reduce((total, path) => total + gzipSync(readFileSync(`apps/backoffice/dist${path}`), { level: 9 }).length, 0);
}

interface App {
  /** The page behind the login, with the list of quotes shown. */
  readonly page: Page;
  /** Of the server. */
  readonly address: string;
  /** Calls as the person who is logged in. */
  readonly session: Awaited<ReturnType<typeof openSession>>;
}

/** Starts the server with 300 demo requests, logs in with Chromium, and lets something be measured in the built app. */
export async function inApp(measure: (app: App) => Promise<void>): Promise<void> {
  const server = await startServer(300);
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: CHROMIUM_ARGS });
  try {
    const page = await browser.newPage({ locale: 'pt-BR', viewport: { width: 1366, height: 768 } });
    await addStopwatch(page);
    await page.goto(`${server.address}/login.html`);
    await page.getByRole('textbox', { name: 'Login' }).fill(USER);
    await page.getByLabel(/^Senha/).fill(PASSWORD);
    await page.getByRole('button', { name: 'Entrar' }).click();
    await page.waitForURL(/#\/dashboard/);
    await page.locator('[data-slot="request-list"] a').first().waitFor();
    await measure({ page, address: server.address, session: await openSession(server.address, USER, PASSWORD) });
  } finally {
    await browser.close();
    await server.stop();
  }
}
