import type { Page } from 'playwright';
import type { Marks } from './libraries.ts';

/** The time that a part has to come or go, with its animation, in ms. */
const SETTLE = 600;

function partOf(page: Page, part: string) {
  return page.locator(`[data-part="${part}"]`);
}

/**
 * Uses each part of a page that shows them all, one after the other.
 *
 * The clicks are the page's own: without its style sheet a part may lie where no pointer reaches it.
 *
 * @param look called with each part while it is open or in use
 * @returns the parts that did not open
 */
export async function useParts(page: Page, marks: Marks, look: (part: string) => Promise<void>): Promise<readonly string[]> {
  const failed: string[] = [];
  const press = (part: string, target = '[data-bench="press"]') =>
    partOf(page, part)
      .locator(target)
      .first()
      .evaluate((element: HTMLElement) => element.click());
  async function during(part: string, shown: string | undefined) {
    const opened =
      shown === undefined ||
      (await page
        .locator(shown)
        .first()
        .waitFor({ state: 'attached', timeout: 5000 })
        .then(
          () => true,
          () => false,
        ));
    if (!opened) failed.push(part);
    await page.waitForTimeout(SETTLE);
    await look(part);
  }
  async function leave() {
    await page.keyboard.press('Escape');
    await page.waitForTimeout(SETTLE);
  }

  for (const part of ['dialog', 'popover']) {
    await press(part);
    await during(part, marks.panel);
    await leave();
  }

  const combobox = partOf(page, 'autocomplete').locator('input[role="combobox"]');
  if ((await combobox.count()) > 0) {
    await combobox.focus();
    await page.keyboard.press('ArrowDown');
  } else await press('autocomplete');
  await page.waitForTimeout(SETTLE);
  await page.keyboard.type('12');
  await during('autocomplete', marks.option);
  await leave();

  const calendar = partOf(page, 'date');
  const button = calendar.locator('button');
  if ((await button.count()) > 0) await button.first().evaluate((element: HTMLElement) => element.click());
  else {
    await calendar.locator('input').first().focus();
    await calendar.locator('input').first().dispatchEvent('mousedown');
    await calendar
      .locator('input')
      .first()
      .evaluate((element: HTMLElement) => element.click());
  }
  await during('date', ':is(table, [role="grid"])');
  await leave();

  await partOf(page, 'money').locator('input').first().focus();
  await page.keyboard.type('123456');
  await during('money', undefined);

  const thumb = partOf(page, 'slider').locator('[role="slider"], input[type="range"]');
  if ((await thumb.count()) > 0) {
    await thumb.first().focus();
    await page.keyboard.press('ArrowRight');
    await during('slider', undefined);
  }

  await press('toast');
  await during('toast', marks.toast);
  await press('toast', '[data-bench="dismiss"]');
  await page.waitForTimeout(SETTLE);

  for (const [part, shown] of [
    ['table', '[data-bench="row"]'],
    ['list', '[data-item]'],
  ] as const) {
    if ((await partOf(page, part).count()) === 0) continue;
    await press(part);
    await during(part, shown);
    await press(part);
    await page.waitForTimeout(SETTLE);
  }
  return failed;
}
