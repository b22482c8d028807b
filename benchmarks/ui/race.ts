import type { Browser } from 'playwright';
import { quantile } from '../table.ts';
import type { Action } from './actions.ts';
import { addStopwatch } from './in-page.ts';
import { PAGES, type PageName } from './libraries.ts';
import { AS_GOOD } from './ranking.ts';
import { type Figure, openCounters, type Sample, sample } from './sample.ts';
import type { ServedPages } from './serve-pages.ts';

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

/** Opens a library's page in a browser of its own, and returns a function that does the action once and undoes it. */
async function enter(browser: Browser, address: string, action: Action, name: PageName, slowdown: number) {
  const { marks } = PAGES[name];
  const context = await browser.newContext({ locale: 'pt-BR', viewport: { width: 1366, height: 768 } });
  // Behind it the page draws nothing while another one is measured.
  const cover = await context.newPage();
  const page = await context.newPage();
  await addStopwatch(page);
  await page.goto(address);
  await page.evaluate(() => document.fonts.ready);
  const session = await openCounters(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await action.prepare?.(page, marks);
  const run = async (round: number) => {
    await page.bringToFront();
    await page.waitForTimeout(REST_MS);
    const taken = await sample(session, () => action.run(page, marks, round), action.per);
    await action.reset?.(page, marks);
    await cover.bringToFront();
    return taken;
  };
  return { run, leave: () => browser.close() };
}

/** The pages of a round in an order of its own, the same in each run: what one leaves behind must not always meet the same one. */
function shuffled<Turn>(turns: readonly Turn[], round: number): readonly Turn[] {
  const order = [...turns];
  let seed = round + 1;
  for (let last = order.length - 1; last > 0; last -= 1) {
    seed = (seed * 48_271) % 2_147_483_647;
    const other = seed % (last + 1);
    [order[last], order[other]] = [order[other] as Turn, order[last] as Turn];
  }
  return order;
}

export interface Speed {
  /** How much slower than this machine. */
  readonly slowdown: number;
  readonly rounds: number;
  /** As many rounds in all when ours seems behind after `rounds`: so few tell too little of two that are close together. */
  readonly whenBehind?: number;
}

/** The middle one of the samples of a figure. */
export function median(samples: readonly Sample[], figure: Figure): number {
  return quantile(
    samples.map((sample) => sample[figure]),
    0.5,
  );
}

/** Whether the first one's time or processor time is more than that of the best other one, by more than is taken for as good. */
function seemsBehind([ours, ...others]: readonly Contender[]): boolean {
  return (['wall', 'cpu'] as const).some(
    (figure) => ours && others.some(({ samples }) => median(ours.samples, figure) > AS_GOOD * median(samples, figure)),
  );
}

/** Measures the pages in turns, each round in another order. */
async function race(
  launch: () => Promise<Browser>,
  pages: ServedPages,
  action: Action,
  names: readonly PageName[],
  { slowdown, rounds, whenBehind = rounds }: Speed,
): Promise<Contender[]> {
  const entered = [];
  for (const name of names) {
    entered.push({
      contender: { name, samples: [] as Sample[] },
      ...(await enter(await launch(), pages.address(name, action.part), action, name, slowdown)),
    });
  }
  const contenders = entered.map(({ contender }) => contender);
  let wanted = rounds;
  for (let round = -WARM_UP; round < wanted; round += 1) {
    for (const { run, contender } of shuffled(entered, round + WARM_UP)) {
      const taken = await run(round + WARM_UP);
      if (round >= 0) contender.samples.push(taken);
    }
    if (round === rounds - 1 && seemsBehind(contenders)) wanted = whenBehind;
  }
  for (const { leave } of entered) await leave();
  return contenders;
}

/** Ours and another one, measured in turns with it. */
export interface Pair {
  readonly ours: Contender;
  readonly other: Contender;
}

/**
 * Measures our page against each of the others, two at a time, each in a browser of its own. With six pages in one browser the times by the
 * clock grew from round to round, by other amounts for each; and a page that goes on drawing made all others wait.
 */
export async function raceInPairs(
  launch: () => Promise<Browser>,
  pages: ServedPages,
  action: Action,
  speed: Speed,
  own: PageName = 'guiche',
): Promise<readonly Pair[]> {
  const pairs: Pair[] = [];
  for (const name of action.pages.filter((page) => page !== own)) {
    const [ours, other] = await race(launch, pages, action, [own, name], speed);
    if (ours && other) pairs.push({ ours, other });
  }
  return pairs;
}
