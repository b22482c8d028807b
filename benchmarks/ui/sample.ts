import type { CDPSession, Page } from 'playwright';

/** What one action cost, in milliseconds. */
export interface Sample {
  /** From the event until the frame that shows its result is painted. */
  readonly wall: number;
  /** Processor time of the page's main thread, which other programs on the machine lengthen little. */
  readonly cpu: number;
  readonly script: number;
  readonly style: number;
  readonly layout: number;
}

export type Figure = keyof Sample;

const METRICS: Readonly<Record<Exclude<Figure, 'wall'>, string>> = {
  cpu: 'TaskDuration',
  script: 'ScriptDuration',
  style: 'RecalcStyleDuration',
  layout: 'LayoutDuration',
};

async function counters(session: CDPSession): Promise<Map<string, number>> {
  const { metrics } = await session.send('Performance.getMetrics');
  return new Map(metrics.map(({ name, value }) => [name, value * 1000]));
}

/** Opens the page's counters, in processor time instead of time on the clock. */
export async function openCounters(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return session;
}

/** Runs an action, which returns its wall time, and reads what it cost; `per` is the number of times that it did the measured thing. */
export async function sample(session: CDPSession, action: () => Promise<number>, per: number): Promise<Sample> {
  const before = await counters(session);
  const wall = (await action()) / per;
  const after = await counters(session);
  const spent = (figure: Exclude<Figure, 'wall'>) => ((after.get(METRICS[figure]) ?? 0) - (before.get(METRICS[figure]) ?? 0)) / per;
  return { wall, cpu: spent('cpu'), script: spent('script'), style: spent('style'), layout: spent('layout') };
}
