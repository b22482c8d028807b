import type { RequestSummary } from '@guiche/domain/entities';
import type { Page } from 'playwright';
import { buildApp, inApp } from '../app.ts';
import { printTable, quantile } from '../table.ts';

const SIZES = [77, 10_000];
/** An even number: at the end the filter is as it was. */
const TIMES = 8;
/** A turn of a wheel at a time, as fast as frames come. */
const FRAMES = 180;
const STEP = 240;

const ROW = '[data-slot="request-list"] tbody tr[data-row]';

/** Lets the list of quotes have this many rows: those of the demo, again and again, under numbers of their own. */
async function listOf(page: Page, count: number): Promise<void> {
  await page.unroute('**/agencias/cotacoes?**');
  await page.route('**/agencias/cotacoes?**', async (route) => {
    const response = await route.fetch();
    const listed: readonly RequestSummary[] = await response.json();
    const rows = Array.from({ length: count }, (_, index) => {
      const id = 100_000 + index;
      return { ...listed[index % listed.length], id, idSolicitacao: id, uuid: `00000000-0000-4000-8000-${String(id).padStart(12, '0')}` };
    });
    await route.fulfill({ response, json: rows });
  });
}

/** Milliseconds from a press on an element to the next frame that was painted after the list had changed. */
function timePress(page: Page, selector: string): Promise<number> {
  return page.evaluate(
    async ([pressed, row]) => {
      const list = document.querySelector(row)?.closest('table');
      const target = document.querySelector<HTMLElement>(pressed);
      if (!list || !target) throw new Error(`Nothing to press: ${pressed}`);
      const begin = performance.now();
      const changed = new Promise<void>((resolve, reject) => {
        setTimeout(() => reject(new Error(`Nothing changed: ${pressed} at ${location.href}`)), 10_000);
        const observer = new MutationObserver(() => {
          observer.disconnect();
          resolve();
        });
        observer.observe(list, { subtree: true, childList: true, attributes: true, characterData: true });
      });
      target.click();
      await changed;
      await new Promise<void>((painted) => {
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => painted();
          port2.postMessage(null);
        });
      });
      return performance.now() - begin;
    },
    [selector, ROW] as const,
  );
}

/** Scrolls from the top by a step in each frame: how long each frame took, and how many showed a place without a row. */
function scroll(page: Page): Promise<{ frames: number[]; blank: number }> {
  return page.evaluate(
    async ({ frames, step }) => {
      window.scrollTo(0, 0);
      const body = document.querySelector('[data-slot="request-list"] tbody');
      const times: number[] = [];
      let blank = 0;
      let last = await new Promise<number>(requestAnimationFrame);
      for (let frame = 0; frame < frames; frame += 1) {
        window.scrollBy(0, step);
        const now = await new Promise<number>(requestAnimationFrame);
        times.push(now - last);
        last = now;
        const end = Math.min(window.innerHeight, body?.getBoundingClientRect().bottom ?? 0) - 4;
        const isRow = (y: number) => document.elementFromPoint(window.innerWidth / 2, y)?.closest('tbody tr:not([aria-hidden]), thead');
        for (let y = 200; y < end; y += 40) {
          if (isRow(y)) continue;
          blank += 1;
          break;
        }
      }
      window.scrollTo(0, 0);
      return { frames: times, blank };
    },
    { frames: FRAMES, step: STEP },
  );
}

const ms = (value: number) => `${value.toFixed(0)} ms`;
const both = (sample: readonly number[]) => `${ms(quantile(sample, 0.5))} (p95 ${ms(quantile(sample, 0.95))})`;

/** The time from the answer of the server to the rows on the screen. */
async function timeMount(page: Page): Promise<number> {
  await page.reload();
  await page.locator(ROW).first().waitFor();
  return page.evaluate((row) => {
    const answers = performance.getEntriesByType('resource').filter(({ name }) => name.includes('/agencias/cotacoes?'));
    const answered = (answers[0] as PerformanceResourceTiming | undefined)?.responseEnd ?? 0;
    if (!document.querySelector(row)) throw new Error('There are no rows.');
    return new Promise<number>((painted) => requestAnimationFrame(() => painted(performance.now() - answered)));
  }, ROW);
}

/** What the list of quotes takes in the built app, as it is at first and with ten thousand rows. @see B-047 */
export async function benchRows(): Promise<void> {
  buildApp();
  const columns: string[][] = [];
  await inApp(async ({ page }) => {
    for (const size of SIZES) {
      await listOf(page, size);
      const mounts: number[] = [];
      for (let time = 0; time < TIMES; time += 1) mounts.push(await timeMount(page));
      // The keys and tools of the list have come.
      await page.getByRole('button', { name: 'Colunas' }).waitFor();
      const { frames, blank } = await scroll(page);
      const sorts: number[] = [];
      const filters: number[] = [];
      const choices: number[] = [];
      for (let time = 0; time < TIMES; time += 1) {
        sorts.push(await timePress(page, '[data-slot="request-list"] thead th:nth-child(5) button'));
        choices.push(await timePress(page, '[data-slot="request-list"] thead input[type="checkbox"]'));
        filters.push(await timePress(page, `input[type="radio"][value="${time % 2 === 0 ? 'sem' : 'todos'}"]`));
      }
      columns.push([
        both(mounts),
        both(frames),
        `${Math.max(...frames).toFixed(0)} ms`,
        String(blank),
        both(sorts),
        both(choices),
        both(filters),
        String(await page.locator(ROW).count()),
      ]);
    }
  });
  const names = [
    'answer to rows on the screen',
    `frame while scrolled, ${STEP} px a frame`,
    'longest frame',
    `blank frames of ${FRAMES}`,
    'heading pressed to rows in order',
    'all chosen',
    'filter pressed to rows',
    'rows in the document at the end',
  ];
  printTable(
    'The list of quotes in Chromium, 1366 × 768',
    ['figure', ...SIZES.map((size) => `${size} rows`)],
    names.map((name, index) => [name, ...columns.map((column) => column[index] ?? '')]),
  );
}
