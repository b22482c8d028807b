import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { chromium, type Page } from 'playwright';
import { CHROMIUM_ARGS, chromiumPath } from '../tools/chromium.mjs';
import { startServer } from './server.ts';
import { printTable, quantile } from './table.ts';

const RUNS = 9;

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

/** Milliseconds from an action in the page until the frame that shows its effect is painted. */
async function untilPainted(page: Page, act: string, shown: string): Promise<number> {
  return page.evaluate(
    ([action, effect]) =>
      new Promise<number>((resolve) => {
        const check = new Function(`return ${effect}`) as () => boolean;
        const begin = performance.now();
        new Function(action as string)();
        const wait = () =>
          check() ? requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - begin))) : requestAnimationFrame(wait);
        wait();
      }),
    [act, shown] as const,
  );
}

/** What the browser loads and how fast it answers, in the built app on the real server. */
export async function benchBrowser(): Promise<void> {
  const build = spawnSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build', 'apps/backoffice', '--logLevel', 'warn'], {
    stdio: 'inherit',
  });
  if (build.status !== 0) throw new Error('The back office could not be built.');
  const server = await startServer(4420, 300);
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: CHROMIUM_ARGS });
  try {
    // The page's policy forbids evaluated code, which the measurement needs.
    const page = await browser.newPage({ bypassCSP: true, locale: 'pt-BR', viewport: { width: 1366, height: 768 } });
    await page.goto(`${server.address}/login.html`);
    await page.getByRole('textbox', { name: 'Login' }).fill('consultora@guiche.demo');
    await page.getByLabel('Senha', { exact: true }).fill('guiche-demo');
    await page.getByRole('button', { name: 'Entrar' }).click();
    await page.waitForURL(/#\/dashboard/);
    await page.locator('[data-slot="request-list"] a').first().waitFor();
    const list = await loadedScripts(page);

    // A request of one's own, so that it can be edited.
    const opened = await openEditable(page);
    const openings: number[] = [];
    for (let run = 0; run < RUNS; run++) {
      openings.push(
        await untilPainted(page, `${opened}.click()`, `Boolean(document.querySelector('[role="dialog"] input[name="tarifa"]'))`),
      );
      if (run < RUNS - 1) {
        await page.keyboard.press('Escape');
        await page.locator('[role="dialog"]').waitFor({ state: 'detached' });
      }
    }
    const all = await loadedScripts(page);
    const keys: number[] = [];
    const fare = page.locator('[role="dialog"] input[name="tarifa"]');
    await fare.focus();
    for (let run = 0; run < RUNS * 3; run++) {
      const [before] = await Promise.all([fare.inputValue()]);
      const painted = page.evaluate(
        (previous) =>
          new Promise<number>((resolve) => {
            const field = document.querySelector<HTMLInputElement>('[role="dialog"] input[name="tarifa"]');
            let begin = 0;
            field?.addEventListener('keydown', () => (begin = performance.now()), { once: true, capture: true });
            const wait = () =>
              begin > 0 && field?.value !== previous
                ? requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - begin)))
                : requestAnimationFrame(wait);
            wait();
          }),
        before,
      );
      await page.keyboard.press(run % 8 === 7 ? 'Backspace' : String((run % 9) + 1));
      keys.push(await painted);
    }
    const kb = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;
    const ms = (sample: readonly number[]) => `${quantile(sample, 0.5).toFixed(0)} ms (p95 ${quantile(sample, 0.95).toFixed(0)})`;
    printTable(
      `The app in Chromium (median of ${RUNS})`,
      ['figure', 'value'],
      [
        ['JavaScript after login, to the quotes list, gzip (aim: under 160 KB)', kb(list)],
        ['the same with the air quote modal, gzip', kb(all)],
        ['click to painted modal, first time', `${(openings[0] ?? Number.NaN).toFixed(0)} ms`],
        ['click to painted modal, afterwards', ms(openings.slice(1))],
        ['keystroke to painted in the fare field', ms(keys)],
      ],
    );
  } finally {
    await browser.close();
    await server.stop();
  }
}

/** Opens the first request that offers to add a quote; answers the expression that finds its button in the page. */
async function openEditable(page: Page): Promise<string> {
  const links = await page.locator('[data-slot="request-list"] a').evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  const base = new URL(page.url()).origin;
  for (const link of links) {
    await page.goto(`${base}/${link}`);
    const button = page.getByRole('button', { name: 'Adicionar cotação' }).first();
    try {
      await button.waitFor({ timeout: 4000 });
      await button.evaluate((node) => node.setAttribute('data-bench', 'add'));
      return `document.querySelector('[data-bench="add"]')`;
    } catch {
      // Another consultant's: the next one.
    }
  }
  throw new Error('No request of the demo data offers to add a quote.');
}
