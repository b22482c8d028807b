import { chromium } from 'playwright';
import { CHROMIUM_ARGS, chromiumPath } from '../../tools/chromium.mjs';
import { printTable } from '../table.ts';
import { type AxeViolations, axeViolations } from './axe-violations.ts';
import { type FirstLoad, firstLoad } from './first-load.ts';
import { LIBRARIES, LIBRARY_NAMES, type LibraryName } from './libraries.ts';
import { type PolicyBreaches, policyBreaches } from './policy-breaches.ts';
import type { Figures } from './ranking.ts';
import type { ServedPages } from './serve-pages.ts';

interface MeasuredPage {
  readonly name: LibraryName;
  readonly load: FirstLoad;
  readonly policy: PolicyBreaches;
  readonly axe: AxeViolations;
}

/** What is measured of a whole page: its weight at first load, and what it breaks of a strict policy and of WCAG while its parts are used. */
export async function measurePages(pages: ServedPages): Promise<readonly Figures[]> {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: CHROMIUM_ARGS });
  const rows: MeasuredPage[] = [];
  try {
    for (const name of LIBRARY_NAMES) {
      const address = pages.address(name);
      const { marks } = LIBRARIES[name];
      const load = await firstLoad(browser, address);
      const policy = await policyBreaches(browser, address, marks);
      const axe = await axeViolations(browser, address, marks);
      rows.push({ name, load, policy, axe });
    }
  } finally {
    await browser.close();
  }
  printTable(
    'What breaks a strict policy, and WCAG',
    ['library', 'broken directives', 'broken rules', 'parts that did not open'],
    rows.map(({ name, policy, axe }) => [
      name,
      policy.directives.join(', ') || 'none',
      axe.rules.join(', ') || 'none',
      axe.failed.join(', ') || 'none',
    ]),
  );
  const figures = (title: string, digits: number, of: (row: MeasuredPage) => number): Figures => ({
    title,
    values: Object.fromEntries(rows.map((row) => [row.name, of(row)])),
    digits,
  });
  return [
    figures('First load: scripts, KB gzipped', 1, ({ load }) => load.script / 1000),
    figures('First load: style sheets, KB gzipped', 1, ({ load }) => load.style / 1000),
    figures('First load: both, KB gzipped', 1, ({ load }) => (load.script + load.style) / 1000),
    figures('Breaches of a strict policy', 0, ({ policy }) => policy.count),
    figures('Elements that break WCAG, by axe', 0, ({ axe }) => axe.count),
  ];
}
