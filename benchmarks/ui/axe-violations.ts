import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Browser } from 'playwright';
import type { Marks } from './libraries.ts';
import { useParts } from './use-parts.ts';

/** The levels of WCAG that a public body in Brazil or the EU asks for. axe's own advice beyond them is not counted. */
const LEVELS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

export interface AxeViolations {
  /** Elements that break a rule, each once for a rule. */
  readonly count: number;
  /** The rules that are broken, with the parts in which they are, such as `color-contrast (toast)`. */
  readonly rules: readonly string[];
  /** The parts that did not open, so that nothing is known of them. */
  readonly failed: readonly string[];
}

declare global {
  interface Window {
    /** Put into the page as text. */
    axe: typeof import('axe-core');
  }
}

/** What axe finds in a page, with each part open in turn. */
export async function axeViolations(browser: Browser, address: string, marks: Marks): Promise<AxeViolations> {
  const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
  const context = await browser.newContext({ locale: 'pt-BR', viewport: { width: 1366, height: 768 } });
  const page = await context.newPage();
  await page.goto(address);
  await page.locator('h1').waitFor();
  await page.evaluate(axe);
  const seen = new Map<string, string>();
  const rules = new Map<string, Set<string>>();
  const failed = await useParts(page, marks, async (part) => {
    const { violations } = await page.evaluate<AxeResults, readonly string[]>(
      (values) => window.axe.run(document, { runOnly: { type: 'tag', values: [...values] }, resultTypes: ['violations'] }),
      LEVELS,
    );
    for (const { id, nodes } of violations) {
      for (const { target } of nodes) {
        const key = `${id} ${target.join(' ')}`;
        if (seen.has(key)) continue;
        seen.set(key, part);
        rules.set(id, (rules.get(id) ?? new Set()).add(part));
      }
    }
  });
  await context.close();
  return { count: seen.size, rules: [...rules].map(([rule, parts]) => `${rule} (${[...parts].join(', ')})`), failed };
}
