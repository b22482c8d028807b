import type { Page } from 'playwright';
import { scrollFrames, untilShown, untilTyped } from './in-page.ts';
import { searchPlaces } from './page/content.ts';
import type { PageName } from './serve-pages.ts';

/** Something that a user does, and how long it takes until it is seen. */
export interface Action {
  readonly title: string;
  readonly part: string;
  readonly peers: readonly PageName[];
  /** The peer that ours is compared with; by default the fastest. */
  readonly against?: PageName;
  /** The largest ratio of our time to that peer's that we want. */
  readonly aim: number;
  /** How often `run` does it. */
  readonly per: number;
  /** Brings the page into the state in which each run begins. */
  readonly prepare?: (page: Page) => Promise<void>;
  /** Does it, and returns the milliseconds. */
  readonly run: (page: Page, round: number) => Promise<number>;
  /** Undoes it, where it is not undone by itself. */
  readonly reset?: (page: Page) => Promise<void>;
}

const PRESS = '[data-bench="press"], input[role="combobox"]';
const DIALOG = '[role="dialog"]';
const OPTION = '[role="option"]';
const ROW = '[data-bench="row"]';
const KEYS = 12;

async function close(page: Page, selector: string): Promise<void> {
  await page.keyboard.press('Escape');
  await page.locator(selector).first().waitFor({ state: 'detached' });
}

function optionsFor(term: string) {
  return { selector: OPTION, text: searchPlaces(term)[0]?.label ?? '' };
}

export const ACTIONS: readonly Action[] = [
  {
    title: 'Dialog: click to painted',
    part: 'dialog',
    peers: ['shadcn'],
    aim: 1,
    per: 1,
    run: (page) => untilShown(page, PRESS, { selector: DIALOG }),
    reset: (page) => close(page, DIALOG),
  },
  {
    title: 'Popover: click to painted',
    part: 'popover',
    peers: ['shadcn'],
    aim: 1,
    per: 1,
    run: (page) => untilShown(page, PRESS, { selector: DIALOG }),
    reset: (page) => close(page, DIALOG),
  },
  {
    title: 'Table of 200 rows: mounted',
    part: 'table',
    peers: ['shadcn'],
    aim: 1,
    per: 1,
    run: (page) => untilShown(page, PRESS, { selector: `${ROW}:nth-child(200)` }),
    reset: async (page) => {
      await page.locator(PRESS).click();
      await page.locator(ROW).first().waitFor({ state: 'detached' });
    },
  },
  {
    title: 'Table of 200 rows: a frame of scrolling',
    part: 'table',
    peers: ['shadcn'],
    aim: 1,
    per: 30,
    prepare: async (page) => {
      await untilShown(page, PRESS, { selector: `${ROW}:nth-child(200)` });
    },
    run: (page) => scrollFrames(page, 30, { selector: ROW, count: 4 }),
    reset: (page) => page.evaluate(() => scrollTo(0, 0)),
  },
  {
    title: 'Autocomplete, 50 of 5,000 options: open',
    part: 'autocomplete',
    peers: ['cmdk', 'downshift'],
    // As Radix with Tailwind does it. The list of downshift's example stands in the page, where the edge of a window would cut it.
    against: 'cmdk',
    aim: 0.5,
    per: 1,
    prepare: (page) => page.locator(PRESS).first().focus(),
    run: (page) => untilShown(page, PRESS, optionsFor('')),
    reset: (page) => close(page, OPTION),
  },
  {
    title: 'Autocomplete, 50 of 5,000 options: key to options',
    part: 'autocomplete',
    peers: ['cmdk', 'downshift'],
    aim: 1.05,
    per: 1,
    prepare: async (page) => {
      await page.locator(PRESS).first().focus();
      await untilShown(page, PRESS, optionsFor(''));
    },
    run: (page, round) => untilTyped(page, String(1 + (round % 9)), optionsFor(String(1 + (round % 9)))),
    reset: async (page) => {
      await untilTyped(page, 'Backspace', optionsFor(''));
    },
  },
  {
    title: 'Money field: key to text',
    part: 'money',
    peers: ['native'],
    aim: 1.05,
    per: KEYS,
    prepare: (page) => page.locator('input').focus(),
    run: async (page) => {
      let total = 0;
      // As many are deleted as typed, because an amount cannot grow without limit.
      for (let key = 0; key < KEYS; key += 1) total += await untilTyped(page, key < KEYS / 2 ? String(key + 1) : 'Backspace');
      return total;
    },
  },
];
