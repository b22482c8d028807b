import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { listQuotes } from '@guiche/contract/requests';
import { takeOverRequest } from '@guiche/contract/responsibility';
import { chromium, type Page } from 'playwright';
import { CHROMIUM_ARGS, chromiumPath } from '../tools/chromium.mjs';
import { openSession, startServer } from './server.ts';
import { printTable, quantile } from './table.ts';
import { addStopwatch, untilShown, untilTyped } from './ui/in-page.ts';

const RUNS = 9;
const USER = 'consultora@guiche.demo';
const PASSWORD = 'guiche-demo';
const ADD = '[data-bench="add"]';
const FARE = '[role="dialog"] input[name="tarifa"]';

/** The scripts that the page has loaded, gzipped as a server would send them, in bytes. */
async function loadedScripts(page: Page): Promise<number> {
  const names = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.endsWith('.js')),
  );
  return [...new Set(names)].reduce((total, path) => total + gzipSync(readFileSync(`apps/backoffice/dist${path}`), { level: 9 }).length, 0);
}

/** The size of what the browser loads and its response times, in the built app on the real server. */
export async function benchBrowser(): Promise<void> {
  const build = spawnSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build', 'apps/backoffice', '--logLevel', 'warn'], {
    stdio: 'inherit',
  });
  if (build.status !== 0) throw new Error('The back office could not be built.');
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
    const list = await loadedScripts(page);

    const request = await takeRequest(server.address);
    await page.goto(`${server.address}/#/relatorio?idSolicitacao=${request}`);
    const add = page.getByRole('button', { name: 'Adicionar cotação' });
    await add.waitFor();
    // What the window needs is fetched while the page is at rest; nobody presses the button in the moment in which it appears.
    await page.waitForLoadState('networkidle');
    const openings: number[] = [];
    for (let run = 0; run < RUNS; run++) {
      await add.evaluate((button) => button.setAttribute('data-bench', 'add'));
      openings.push(await untilShown(page, ADD, { selector: FARE }));
      if (run === RUNS - 1) break;
      await page.keyboard.press('Escape');
      await page.locator('[role="dialog"]').waitFor({ state: 'detached' });
    }
    const all = await loadedScripts(page);
    const keys: number[] = [];
    await page.locator(FARE).focus();
    // Six digits are typed and six deleted, because a fare cannot grow without limit.
    for (let run = 0; run < RUNS * 4; run++) keys.push(await untilTyped(page, run % 12 < 6 ? String((run % 6) + 1) : 'Backspace'));
    const kb = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;
    const ms = (sample: readonly number[]) => `${quantile(sample, 0.5).toFixed(0)} ms (p95 ${quantile(sample, 0.95).toFixed(0)})`;
    printTable(
      `The app in Chromium (median of ${RUNS})`,
      ['figure', 'value'],
      [
        ['JavaScript after login, to the quotes list, gzip (aim: under 160 KB)', kb(list)],
        ['the same with the air quote modal, gzip', kb(all)],
        ['click to painted modal, first time, with the page at rest before', `${(openings[0] ?? Number.NaN).toFixed(0)} ms`],
        ['click to painted modal, afterwards', ms(openings.slice(1))],
        ['keystroke to painted in the fare field', ms(keys)],
      ],
    );
  } finally {
    await browser.close();
    await server.stop();
  }
}

/** Takes over a request with one air service and nobody responsible, so that it can be edited; returns its number. */
async function takeRequest(address: string): Promise<number> {
  const { client, user } = await openSession(address, USER, PASSWORD);
  const open = await client.call(listQuotes, { query: { isSupplier: true } });
  const free = open.find(
    ({ responsavel, tiposServico }) => responsavel === null && tiposServico.length === 1 && tiposServico[0] === 'AEREO',
  );
  if (!free) throw new Error('The demo data have no free air request.');
  const { id, name, profiles } = user;
  await client.call(takeOverRequest, {
    query: { podeSubstituir: false },
    body: { uuidSolicitacao: free.uuid, reponsavel: { id, name, profiles } },
  });
  return free.idSolicitacao;
}
