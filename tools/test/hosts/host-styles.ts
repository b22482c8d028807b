import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { computedStyles, ended, type Seen } from './computed-styles.ts';
import type { HostApp } from './host-apps.ts';
import { HOST_ELEMENTS, type HostPage, hostPages } from './host-pages.ts';

export const ORIGIN = 'http://host.test';

/** The style sheet of all components, where a page of the tests finds it. */
export const STYLES = '/ui/styles.css';

/** The head of a page: our style sheets and those of the page, in some order. */
export interface Head {
  readonly what: string;
  readonly markup: (host: HostPage) => string;
}

export const link = (href: string) => `<link rel="stylesheet" href="${href}">`;
const theirs = (host: HostPage) => `<style>${host.css}</style>`;

function html(host: HostPage, head: Head, script: string): string {
  const withPrefix = (names: string) => names.split(' ').map((name) => `${host.prefix ?? ''}${name}`);
  const elements = HOST_ELEMENTS.replace(/class="([^"]*)"/g, (_, names: string) => `class="${withPrefix(names).join(' ')}"`);
  // A place of the same size in every page; what is inherited comes through.
  const place = 'display:block;float:none;min-height:0;max-width:none;margin:0;border:0;padding:0';
  return `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8">${head.markup(host)}</head><body><div id="host">${elements}</div>
    <div style="${place};position:absolute;top:1200px;left:0;width:640px;height:900px"><div id="root" style="${place}"></div></div>
    <script type="module" src="${script}"></script></body></html>`;
}

export async function open(page: Page, app: HostApp, host: HostPage, head: Head): Promise<void> {
  await page.unrouteAll();
  await page.route(`${ORIGIN}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/') return route.fulfill({ contentType: 'text/html', body: html(host, head, app.script) });
    if (pathname === '/favicon.ico') return route.fulfill({ status: 204 });
    const [, inPackage] = /^\/ui\/(.*)/.exec(pathname) ?? [];
    return route.fulfill({ path: inPackage ? join(app.styles, inPackage) : join(app.folder, pathname) });
  });
  await page.goto(`${ORIGIN}/`);
  await page.locator('#root button').first().waitFor();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

/** How often the styles are read until they stay as they are. */
const MOST_LOOKS = 50;
const PAUSE = 100;

const NOTHING: Seen = { marks: {}, styles: {} };

/**
 * The styles of our elements once they stay as they are: a window that opens tells the toast below it a moment later. Without the styles
 * of those that are as expected.
 */
async function settledStyles(page: Page, expected: Seen): Promise<Seen> {
  for (let look = 0; look < MOST_LOOKS; look += 1) {
    const seen = await page.evaluate(computedStyles, { of: 'ours', known: expected.marks } as const);
    // What is as it was once everything stood still stands still; a second look costs as much as the first.
    if (differences(expected, seen).length === 0) return seen;
    await page.waitForTimeout(PAUSE);
    const again = await page.evaluate(computedStyles, { of: 'ours', known: seen.marks } as const);
    if (JSON.stringify(seen.marks) === JSON.stringify(again.marks)) return seen;
  }
  throw new Error('the styles of our elements never stay as they are');
}

/** What is seen of our elements in each state of the page. */
type States = Readonly<Record<string, Seen>>;

async function stylesOfComponents(page: Page, app: HostApp, expected: States = {}): Promise<States> {
  const states: Record<string, Seen> = {};
  await app.use(page, async (when) => {
    await page.evaluate(ended);
    states[when] = await settledStyles(page, expected[when] ?? NOTHING);
  });
  return states;
}

function differences(expected: Seen, found: Seen): string[] {
  const names = new Set([...Object.keys(expected.marks), ...Object.keys(found.marks)]);
  return [...names].flatMap((name) => {
    const [before, after] = [expected.marks[name], found.marks[name]];
    if (before === after) return [];
    if (before === undefined || after === undefined) return [`${name} is ${after === undefined ? 'missing' : 'new'}`];
    const [was, is] = [expected.styles[name] ?? {}, found.styles[name] ?? {}];
    const changed = Object.keys({ ...was, ...is }).filter((property) => was[property] !== is[property]);
    return [`${name}: ${changed.map((property) => `${property} ${was[property]} → ${is[property]}`).join('; ')}`];
  });
}

/** What differs in any state. */
function changes(expected: States, found: States): string[] {
  return Object.entries(expected).flatMap(([when, seen]) =>
    differences(seen, found[when] ?? NOTHING).map((difference) => `${when}: ${difference}`),
  );
}

const FEW = 6;

function told(what: string, all: readonly string[]): string[] {
  if (all.length === 0) return [];
  const rest = all.length > FEW ? `\n  and ${all.length - FEW} more` : '';
  return [`${what}:\n  ${all.slice(0, FEW).join('\n  ')}${rest}`];
}

/** Runs `act` in a page of its own. */
export async function inPage(browser: Browser, act: (page: Page) => Promise<string[]>): Promise<string[]> {
  const page = await browser.newPage({ locale: 'pt-BR', viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });
  page.setDefaultTimeout(15_000);
  try {
    await page.clock.install();
    return await act(page);
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  } finally {
    await page.close();
  }
}

/** The page without a style sheet of its own. */
export async function bareHost(): Promise<HostPage> {
  const [bare] = await hostPages();
  if (!bare) throw new Error('there is no page without style');
  return bare;
}

/** What our style sheet changes in pages of others, whichever comes first, and what their style sheets change in our components. */
export function hostFindings(browser: Browser, app: HostApp): Promise<string[]> {
  return inPage(browser, async (page) => {
    const ours = link(app.styleSheet);
    const alone: Head = { what: 'alone', markup: theirs };
    const before: Head = { what: 'our style sheet before its own', markup: (host) => ours + theirs(host) };
    const after: Head = { what: 'our style sheet after its own', markup: (host) => theirs(host) + ours };
    await open(page, app, await bareHost(), after);
    const components = await stylesOfComponents(page, app);
    const findings: string[] = [];
    for (const host of await hostPages()) {
      await open(page, app, host, alone);
      const elements = await page.evaluate(computedStyles, { of: 'host', known: {} } as const);
      for (const head of host.oneOrder ? [after] : [before, after]) {
        await open(page, app, host, head);
        const now = await page.evaluate(computedStyles, { of: 'host', known: elements.marks } as const);
        findings.push(...told(`we change ${host.name}, ${head.what}`, differences(elements, now)));
        const shown = await stylesOfComponents(page, app, components);
        findings.push(...told(`we are changed by ${host.name}, ${head.what}`, changes(components, shown)));
      }
    }
    return findings;
  });
}

/** What differs when an app loads the style sheets of its components instead of the whole, in any order. */
export function entryStyleFindings(browser: Browser, app: HostApp): Promise<string[]> {
  return inPage(browser, async (page) => {
    const bare = await bareHost();
    const parts = ['base', ...app.entries].map((entry) => link(`/ui/styles/${entry}.css`));
    await open(page, app, bare, { what: 'the whole', markup: () => link(STYLES) });
    const whole = await stylesOfComponents(page, app);
    const findings: string[] = [];
    for (const [what, sheets] of [
      ['in their order', parts],
      ['the other way round', parts.toReversed()],
    ] as const) {
      await open(page, app, bare, { what, markup: () => sheets.join('') });
      findings.push(...told(`the style sheets of the components, ${what}`, changes(whole, await stylesOfComponents(page, app, whole))));
    }
    return findings;
  });
}

const OUR_LAYER = `<style>@layer theme, base, guiche, components, utilities; @import url("${STYLES}") layer(guiche);</style>`;

/** Whether a class of the page's Tailwind on our component counts when our style sheet is in a layer below its utilities, and only then. */
export function layerFindings(browser: Browser, app: HostApp): Promise<string[]> {
  return inPage(browser, async (page) => {
    const host = (await hostPages()).find(({ name }) => name === 'Tailwind');
    if (!host) throw new Error('there is no page with Tailwind');
    const findings: string[] = [];
    await open(page, app, await bareHost(), { what: 'the whole', markup: () => link(STYLES) });
    const components = await stylesOfComponents(page, app);
    for (const [what, ours, margin] of [
      ['in a layer', OUR_LAYER, '16px'],
      ['without a layer', link(STYLES), '0px'],
    ] as const) {
      const head: Head = { what, markup: (page) => ours + theirs(page) };
      await open(page, app, host, head);
      findings.push(
        ...told(
          `we are changed by Tailwind, our style sheet ${what}`,
          changes(components, await stylesOfComponents(page, app, components)),
        ),
      );
      await open(page, app, host, head);
      const found = await page
        .locator('#root button')
        .first()
        .evaluate((button) => {
          button.classList.add('mt-4');
          return getComputedStyle(button).marginTop;
        });
      if (found !== margin) findings.push(`our style sheet ${what}: a button with mt-4 has a margin of ${found} in place of ${margin}`);
    }
    return findings;
  });
}

/** How long what stands still may take. A transition of any duration lets a change hold a frame later; the end of an animation is waited for. */
const MOST_SECONDS = [
  ['animation-duration', 0.001],
  ['transition-duration', 0],
] as const;

/** What moves although the reader wants no motion, in a page that is not styled by us. */
export function motionFindings(browser: Browser, app: HostApp): Promise<string[]> {
  return inPage(browser, async (page) => {
    await open(page, app, await bareHost(), { what: 'the whole', markup: () => link(STYLES) });
    const seconds = (durations = '') => Math.max(...durations.split(',').map((one) => Number.parseFloat(one)));
    const states = Object.values(await stylesOfComponents(page, app));
    return states
      .flatMap(({ styles }) => Object.entries(styles))
      .flatMap(([name, styles]) =>
        MOST_SECONDS.filter(([property, most]) => seconds(styles[property]) > most).map(
          ([property]) => `${name} moves: ${property} ${styles[property]}`,
        ),
      );
  });
}
