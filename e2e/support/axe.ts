import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';

/** The levels of WCAG that a public body in Brazil or the EU asks for. The advice of axe beyond them is not counted. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Expects that axe finds nothing on the page as it stands, once nothing moves on it: half of a movement has other colours. */
export async function expectNoAxeFindings(page: Page, where: string): Promise<void> {
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .map(({ finished, effect }) => (Number.isFinite(Number(effect?.getComputedTiming().endTime)) ? finished : null)),
    ),
  );
  // Not as a script of the page, which the policy of the app forbids.
  await page.evaluate(source);
  const findings = await page.evaluate(async (values) => {
    const { violations } = await window.axe.run(document, {
      runOnly: { type: 'tag', values },
      resultTypes: ['violations'],
      preload: false,
    });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ target, html }) => `${id}: ${target.join(' ')} ${html.slice(0, 200)}`));
  }, TAGS);
  expect(findings, where).toEqual([]);
}

declare global {
  interface Window {
    /** Put into the page as text. */
    axe: typeof import('axe-core');
  }
}
