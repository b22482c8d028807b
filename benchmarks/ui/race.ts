import type { Browser } from 'playwright';
import type { Action } from './actions.ts';
import { addStopwatch } from './in-page.ts';
import { openCounters, type Sample, sample } from './sample.ts';
import type { PageName } from './serve-pages.ts';

const WARM_UP = 3;
/**
 * Before each sample, in ms: the frames of what the last one undid, and of the page's coming to the front, are not its own. Without it what
 * leaves at once was charged with the frame of its leaving, and what fades out was not.
 */
const REST_MS = 150;

export interface Contender {
  readonly name: PageName;
  readonly samples: Sample[];
}

/** Opens a library's page and returns a function that does the action once and undoes it. */
async function enter(browser: Browser, address: string, action: Action, slowdown: number) {
  const context = await browser.newContext({ locale: 'pt-BR', viewport: { width: 1366, height: 768 } });
  const page = await context.newPage();
  await addStopwatch(page);
  await page.goto(address);
  await page.evaluate(() => document.fonts.ready);
  const session = await openCounters(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await action.prepare?.(page);
  const run = async (round: number) => {
    await page.bringToFront();
    await page.waitForTimeout(REST_MS);
    const taken = await sample(session, () => action.run(page, round), action.per);
    await action.reset?.(page);
    return taken;
  };
  return { run, leave: () => context.close() };
}

/** Measures ours and its peers in turns, each round in another order; ours is first in the result. */
export async function race(
  browser: Browser,
  address: (page: PageName, part: string) => string,
  action: Action,
  { slowdown, rounds }: { slowdown: number; rounds: number },
): Promise<readonly Contender[]> {
  const names: readonly PageName[] = ['guiche', ...action.peers];
  const entered = await Promise.all(names.map((name) => enter(browser, address(name, action.part), action, slowdown)));
  const contenders = names.map((name) => ({ name, samples: [] as Sample[] }));
  for (let round = -WARM_UP; round < rounds; round += 1) {
    for (let place = 0; place < names.length; place += 1) {
      const index = (round + WARM_UP + place) % names.length;
      const taken = await entered[index]?.run(round + WARM_UP);
      if (taken && round >= 0) contenders[index]?.samples.push(taken);
    }
  }
  for (const { leave } of entered) await leave();
  return contenders;
}
