import type { Page } from 'playwright';
import { scrollFrames, scrollList, untilMoved, untilShown, untilTyped } from './in-page.ts';
import { LIBRARY_NAMES, type Marks, type PageName } from './libraries.ts';
import { FARES, searchPlaces } from './page/content.ts';

/** Something that a user does, and how long it takes until it is seen. */
export interface Action {
  readonly title: string;
  readonly part: string;
  /** All libraries; with those that show how fast the part could be, where there are some. */
  readonly pages: readonly PageName[];
  /** How often `run` does it. */
  readonly per: number;
  /** Brings the page into the state in which each run begins. */
  readonly prepare?: (page: Page, marks: Marks) => Promise<void>;
  /** Does it, and returns the milliseconds. */
  readonly run: (page: Page, marks: Marks, round: number) => Promise<number>;
  /** Undoes it, where it is not undone by itself. */
  readonly reset?: (page: Page, marks: Marks) => Promise<void>;
}

const PRESS = '[data-bench="press"]';
const COMBOBOX = 'input[role="combobox"]';
const ROW = '[data-bench="row"]';
const LAST_ROW = { selector: `${ROW}:nth-child(200)` };
const RANGE = '[data-bench="range"]';
const MONEY_KEYS = 12;
const SLIDER_STEPS = 12;

/** Some hear Escape only when their own focus has come, or their animation has ended: then it is pressed again. */
async function close(page: Page, selector: string): Promise<void> {
  const shown = page.locator(selector).first();
  for (let tries = 0; tries < 5; tries += 1) {
    await page.keyboard.press('Escape');
    const closed = await shown.waitFor({ state: 'hidden', timeout: 2000 }).then(
      () => true,
      () => false,
    );
    if (closed) return;
  }
  throw new Error(`Escape closes nothing: ${selector}`);
}

async function unmount(page: Page, selector: string): Promise<void> {
  await page.locator(PRESS).click();
  await page.locator(selector).first().waitFor({ state: 'detached' });
}

function optionsFor({ option }: Marks, term: string) {
  return { selector: option, text: searchPlaces(term)[0]?.label ?? '' };
}

/** Opens the list: the arrow key does where the field is the combobox, a press where a button is. */
async function openOptions(page: Page, marks: Marks): Promise<number> {
  const wanted = optionsFor(marks, '');
  return (await page.locator(COMBOBOX).count()) > 0 ? untilTyped(page, 'ArrowDown', wanted) : untilShown(page, PRESS, wanted);
}

/** The values that the lower thumb comes by: up by half the steps, and down again. */
function fareSteps(): readonly { readonly value: number; readonly up: boolean }[] {
  return Array.from({ length: SLIDER_STEPS }, (_, step) => {
    const up = step < SLIDER_STEPS / 2;
    return { value: FARES.from + FARES.step * (up ? step + 1 : SLIDER_STEPS - 1 - step), up };
  });
}

function fareShown(value: number) {
  return { selector: RANGE, text: `${value}–${FARES.to}` };
}

async function drag(page: Page, { thumb }: Marks): Promise<number> {
  const [low, high] = await Promise.all([page.locator(thumb).first().boundingBox(), page.locator(thumb).last().boundingBox()]);
  if (!low || !high) throw new Error('The slider has no thumbs.');
  const middle = low.x + low.width / 2;
  const y = low.y + low.height / 2;
  const perFare = (high.x + high.width / 2 - middle) / (FARES.to - FARES.from);
  await page.mouse.move(middle, y);
  await page.mouse.down();
  let total = 0;
  for (const { value } of fareSteps()) total += await untilMoved(page, middle + (value - FARES.from) * perFare, y, fareShown(value));
  await page.mouse.up();
  return total;
}

export const ACTIONS: readonly Action[] = [
  {
    title: 'Dialog: click to painted',
    part: 'dialog',
    pages: LIBRARY_NAMES,
    per: 1,
    run: (page, { panel }) => untilShown(page, PRESS, { selector: panel }),
    reset: (page, { panel }) => close(page, panel),
  },
  {
    title: 'Popover: click to painted',
    part: 'popover',
    pages: LIBRARY_NAMES,
    per: 1,
    run: (page, { panel }) => untilShown(page, PRESS, { selector: panel }),
    reset: (page, { panel }) => close(page, panel),
  },
  {
    title: 'Autocomplete over 5,000: opened',
    part: 'autocomplete',
    pages: [...LIBRARY_NAMES, 'downshift'],
    per: 1,
    prepare: (page) => page.locator(`${COMBOBOX}, ${PRESS}`).first().focus(),
    run: openOptions,
    reset: (page, { option }) => close(page, option),
  },
  {
    title: 'Autocomplete over 5,000: key to options',
    part: 'autocomplete',
    pages: [...LIBRARY_NAMES, 'downshift'],
    per: 1,
    prepare: async (page, marks) => {
      await page.locator(`${COMBOBOX}, ${PRESS}`).first().focus();
      await openOptions(page, marks);
    },
    run: (page, marks, round) => {
      const digit = String(1 + (round % 9));
      return untilTyped(page, digit, optionsFor(marks, digit));
    },
    reset: async (page, marks) => {
      await untilTyped(page, 'Backspace', optionsFor(marks, ''));
    },
  },
  {
    title: 'Range slider: key to value',
    part: 'slider',
    pages: LIBRARY_NAMES,
    per: SLIDER_STEPS,
    prepare: (page) => page.locator('[role="slider"], input[type="range"]').first().focus(),
    run: async (page) => {
      let total = 0;
      for (const { value, up } of fareSteps()) total += await untilTyped(page, up ? 'ArrowRight' : 'ArrowLeft', fareShown(value));
      return total;
    },
  },
  {
    title: 'Range slider: a step of dragging',
    part: 'slider',
    pages: LIBRARY_NAMES,
    per: SLIDER_STEPS,
    run: drag,
  },
  {
    title: 'Money field: key to text',
    part: 'money',
    pages: [...LIBRARY_NAMES, 'native'],
    per: MONEY_KEYS,
    prepare: (page) => page.locator('input').first().focus(),
    run: async (page) => {
      let total = 0;
      // As many are deleted as typed, because an amount cannot grow without limit.
      for (let key = 0; key < MONEY_KEYS; key += 1) total += await untilTyped(page, key < MONEY_KEYS / 2 ? String(key + 1) : 'Backspace');
      return total;
    },
  },
  {
    title: 'Toast: click to painted',
    part: 'toast',
    pages: LIBRARY_NAMES,
    per: 1,
    run: (page, { toast }) => untilShown(page, PRESS, { selector: toast }),
    reset: async (page, { toast }) => {
      await page.locator('[data-bench="dismiss"]').click();
      await page.locator(toast).first().waitFor({ state: 'detached' });
    },
  },
  {
    title: 'Table of 200 rows: mounted',
    part: 'table',
    pages: LIBRARY_NAMES,
    per: 1,
    run: (page) => untilShown(page, PRESS, LAST_ROW),
    reset: (page) => unmount(page, ROW),
  },
  {
    title: 'Table of 200 rows: a frame of scrolling',
    part: 'table',
    pages: LIBRARY_NAMES,
    per: 30,
    prepare: async (page) => {
      await untilShown(page, PRESS, LAST_ROW);
    },
    run: (page) => scrollFrames(page, 30, { selector: ROW, count: 4 }),
    reset: (page) => page.evaluate(() => scrollTo(0, 0)),
  },
  {
    title: 'List of 10,000: mounted',
    part: 'list',
    pages: LIBRARY_NAMES,
    per: 1,
    run: (page) => untilShown(page, PRESS, { selector: '[data-item="10"]' }),
    reset: (page) => unmount(page, '[data-item]'),
  },
  {
    title: 'List of 10,000: scrolled by 25 items',
    part: 'list',
    pages: LIBRARY_NAMES,
    per: 20,
    prepare: async (page) => {
      await untilShown(page, PRESS, { selector: '[data-item="10"]' });
    },
    run: (page) => scrollList(page, 20, 25, '[data-item="INDEX"]'),
  },
];
