import type { Page } from 'playwright';
import { buildApp, inApp, loadedScripts } from './app.ts';
import { takenRequest, timeWindow } from './quote-windows.ts';
import { printTable, quantile } from './table.ts';
import { untilTyped } from './ui/in-page.ts';

const PALETTES = 15;
const AT_REST = 3000;

/** The milliseconds from Ctrl+K until the command palette is painted, each time that it is opened. @see B-049 */
async function timePalette(page: Page): Promise<number[]> {
  const palette = '[role="dialog"] [role="combobox"]';
  const openings: number[] = [];
  for (let run = 0; run < PALETTES; run++) {
    await page.keyboard.down('Control');
    openings.push(await untilTyped(page, 'k', { selector: palette }));
    await page.keyboard.up('Control');
    await page.keyboard.press('Escape');
    await page.locator(palette).waitFor({ state: 'detached' });
  }
  return openings;
}

/** The size of what the browser loads and its response times, in the built app on the real server. */
export async function benchBrowser(): Promise<void> {
  buildApp();
  await inApp(async ({ page, address, session }) => {
    const list = await loadedScripts(page);
    // The code behind the keys is fetched a second after the first screen.
    await page.waitForTimeout(AT_REST);
    const palettes = await timePalette(page);
    const { openings, keys } = await timeWindow(page, address, { number: await takenRequest(session, 'AEREO'), kind: 'AEREO' });
    const all = await loadedScripts(page);
    const kb = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;
    const ms = (sample: readonly number[]) => `${quantile(sample, 0.5).toFixed(0)} ms (p95 ${quantile(sample, 0.95).toFixed(0)})`;
    printTable(
      'The app in Chromium',
      ['figure', 'value'],
      [
        ['JavaScript after login, to the quotes list, gzip (aim: under 160 KB)', kb(list)],
        ['the same with the air quote modal, gzip', kb(all)],
        ['click to painted modal, first time, with the page at rest before', `${(openings[0] ?? Number.NaN).toFixed(0)} ms`],
        ['click to painted modal, afterwards', ms(openings.slice(1))],
        ['keystroke to painted in the fare field', ms(keys)],
        ['Ctrl+K to painted palette, first time, with the page at rest before', `${(palettes[0] ?? Number.NaN).toFixed(0)} ms`],
        ['Ctrl+K to painted palette, afterwards (bound: under 50 ms)', ms(palettes.slice(1))],
      ],
    );
  });
}
