import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';

/** The levels of WCAG that a public body in Brazil or the EU asks for. The advice of axe beyond them is not counted. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Waits until nothing moves on the page: half of a movement has other colours. */
async function standsStill(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .map(({ finished, effect }) => (Number.isFinite(Number(effect?.getComputedTiming().endTime)) ? finished : null)),
    ),
  );
}

interface Look {
  readonly type: 'tag' | 'rule';
  readonly values: readonly string[];
  /** A selector of the part of the page that is looked at. */
  readonly part: string;
}

async function findings(page: Page, looked: Look): Promise<readonly string[]> {
  await standsStill(page);
  return page.evaluate(async ({ type, values, part }) => {
    const { violations } = await window.axe.run(part, {
      runOnly: { type, values: [...values] },
      resultTypes: ['violations'],
      preload: false,
    });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ target, html }) => `${id}: ${target.join(' ')} ${html.slice(0, 200)}`));
  }, looked);
}

/** Gives the page the look of a theme, as the app does. */
const look = (page: Page, theme: 'light' | 'dark') =>
  page.evaluate((name) => {
    document.documentElement.dataset['theme'] = name;
  }, theme);

/**
 * Expects that axe finds nothing on the page as it stands, in both themes; of its rules only that of contrasts depends on the theme.
 *
 * @param fresh a selector of what is new on the page: in the dark theme only that is looked at
 */
export async function expectNoAxeFindings(page: Page, where: string, fresh = 'html'): Promise<void> {
  // Not as a script of the page, which the policy of the app forbids.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  await look(page, 'light');
  expect(await findings(page, { type: 'tag', values: TAGS, part: 'html' }), `${where}, light`).toEqual([]);
  await look(page, 'dark');
  expect(await findings(page, { type: 'rule', values: ['color-contrast'], part: fresh }), `${where}, dark`).toEqual([]);
}

declare global {
  interface Window {
    /** Put into the page as text. */
    axe: typeof import('axe-core');
  }
}
