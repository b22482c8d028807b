import type { Page } from 'playwright';

/** A longer wait means that something is broken rather than slow; in ms. */
const PATIENCE = 15_000;

/** What is asked of the page: how many elements match, and the text of the first. */
export interface Shown {
  readonly selector: string;
  /** The text of the first match; by default any. */
  readonly text?: string;
}

/** Adds to each page what measures inside it: the time from the driver to the browser does not count. */
export async function addStopwatch(page: Page): Promise<void> {
  await page.addInitScript((patience) => {
    const isShown = ({ selector, text }: Shown) => {
      const first = document.querySelector(selector);
      return first !== null && (text === undefined || first.textContent === text);
    };
    /** Resolves with the moment behind the next painted frame. */
    const painted = () =>
      new Promise<number>((resolve) => {
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve(performance.now());
          port2.postMessage(null);
        });
      });
    /** Resolves when the page shows it; looks at each change of the page only. */
    const shown = (wanted: Shown) =>
      new Promise<void>((resolve, reject) => {
        if (isShown(wanted)) return resolve();
        const timer = setTimeout(() => reject(new Error(`Not shown: ${wanted.selector} ${wanted.text ?? ''}`)), patience);
        const observer = new MutationObserver(() => {
          if (!isShown(wanted)) return;
          observer.disconnect();
          clearTimeout(timer);
          resolve();
        });
        observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
      });
    const stopwatch: Stopwatch = {
      async press(selector, wanted) {
        const begin = performance.now();
        document.querySelector<HTMLElement>(selector)?.click();
        await shown(wanted);
        return (await painted()) - begin;
      },
      next(event, wanted) {
        stopwatch.running = new Promise((resolve, reject) => {
          addEventListener(
            event,
            () => {
              const begin = performance.now();
              const end = wanted ? shown(wanted) : new Promise<void>((typed) => addEventListener('input', () => typed(), { once: true }));
              end.then(painted).then((moment) => resolve(moment - begin), reject);
            },
            { once: true, capture: true },
          );
        });
      },
      async scroll(frames, { selector, count }) {
        const step = count * (document.querySelector(selector)?.getBoundingClientRect().height ?? 0);
        const begin = performance.now();
        for (let frame = 0; frame < frames; frame += 1) {
          scrollBy(0, step);
          await painted();
        }
        return performance.now() - begin;
      },
      async scrollList(frames, count, item) {
        const at = (index: number) => item.replace('INDEX', String(index));
        const place = (index: number) => document.querySelector(at(index))?.getBoundingClientRect().top ?? 0;
        const height = (place(10) - place(0)) / 10;
        let scroller = document.querySelector(at(0))?.parentElement;
        while (scroller && scroller.scrollHeight <= scroller.clientHeight + count * height) scroller = scroller.parentElement;
        if (!scroller) throw new Error('No list that scrolls.');
        const begin = performance.now();
        for (let frame = 1; frame <= frames; frame += 1) {
          scroller.scrollTop = frame * count * height;
          await shown({ selector: at(frame * count + 5) });
          await painted();
        }
        const taken = performance.now() - begin;
        scroller.scrollTop = 0;
        await shown({ selector: at(0) });
        return taken;
      },
    };
    Object.assign(window, { stopwatch });
  }, PATIENCE);
}

/** How far a frame scrolls: past so many rows, as the same pixels would show more of a table whose rows are lower. */
interface Step {
  readonly selector: string;
  readonly count: number;
}

interface Stopwatch {
  running?: Promise<number>;
  press(selector: string, wanted: Shown): Promise<number>;
  next(event: 'keydown' | 'pointermove', wanted: Shown | undefined): void;
  scroll(frames: number, step: Step): Promise<number>;
  scrollList(frames: number, count: number, item: string): Promise<number>;
}

declare global {
  interface Window {
    stopwatch: Stopwatch;
  }
}

/** Milliseconds from a click until what it shows is painted. */
export function untilShown(page: Page, press: string, wanted: Shown): Promise<number> {
  return page.evaluate(([selector, expected]) => window.stopwatch.press(selector, expected), [press, wanted] as const);
}

/** Milliseconds from a key until what it shows is painted; by default the text that it types. */
export async function untilTyped(page: Page, key: string, wanted?: Shown): Promise<number> {
  await page.evaluate((expected) => window.stopwatch.next('keydown', expected), wanted);
  await page.keyboard.press(key);
  return page.evaluate(() => window.stopwatch.running ?? Number.NaN);
}

/** Milliseconds from a movement of the pointer until what it shows is painted. */
export async function untilMoved(page: Page, x: number, y: number, wanted: Shown): Promise<number> {
  await page.evaluate((expected) => window.stopwatch.next('pointermove', expected), wanted);
  await page.mouse.move(x, y);
  return page.evaluate(() => window.stopwatch.running ?? Number.NaN);
}

/** Milliseconds for some frames, each scrolled by a step. */
export function scrollFrames(page: Page, frames: number, step: Step): Promise<number> {
  return page.evaluate(([times, by]) => window.stopwatch.scroll(times, by), [frames, step] as const);
}

/**
 * Milliseconds for some scrolls of a long list, each past so many items and until the items of its new place are painted.
 *
 * @param item the selector of an item, with `INDEX` for its place
 */
export function scrollList(page: Page, frames: number, count: number, item: string): Promise<number> {
  return page.evaluate(([times, by, selector]) => window.stopwatch.scrollList(times, by, selector), [frames, count, item] as const);
}
