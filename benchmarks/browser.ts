import { buildApp, inApp, loadedScripts } from './app.ts';
import { takenRequest, timeWindow } from './quote-windows.ts';
import { printTable, quantile } from './table.ts';

/** The size of what the browser loads and its response times, in the built app on the real server. */
export async function benchBrowser(): Promise<void> {
  buildApp();
  await inApp(async ({ page, address, session }) => {
    const list = await loadedScripts(page);
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
      ],
    );
  });
}
