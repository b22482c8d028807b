import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { filesBelow } from '../../lib/files.ts';
import { computedStyles, ended, type Styles } from './computed-styles.ts';
import { HOST_ELEMENTS, type HostPage, hostPages } from './host-pages.ts';

export const ORIGIN = 'http://host.test';

/** The components of the example, by their entry points. */
const ENTRIES = [
  'data/money-text',
  'feedback/toast',
  'inputs/autocomplete',
  'inputs/money-input',
  'inputs/text-input',
  'primitives/button',
  'primitives/dialog',
  'primitives/table',
];

/** The head of a page: our style sheets and those of the page, in some order. */
interface Head {
  readonly what: string;
  readonly markup: (host: HostPage) => string;
}

export function builtFile(folder: string, kind: 'js' | 'css'): string {
  const [path, ...more] = filesBelow(join(folder, 'dist/assets'), (file) => file.endsWith(`.${kind}`) && /[\\/]index-/.test(file));
  if (path === undefined || more.length > 0) throw new Error(`the example has not one ${kind} file for its page`);
  return `/assets/${path.split(/[\\/]/).at(-1)}`;
}

const link = (href: string) => `<link rel="stylesheet" href="${href}">`;
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

async function open(page: Page, folder: string, host: HostPage, head: Head): Promise<void> {
  const script = builtFile(folder, 'js');
  await page.unrouteAll();
  await page.route(`${ORIGIN}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/') return route.fulfill({ contentType: 'text/html', body: html(host, head, script) });
    if (pathname === '/favicon.ico') return route.fulfill({ status: 204 });
    const [, inPackage] = /^\/ui\/(.*)/.exec(pathname) ?? [];
    return route.fulfill({ path: inPackage ? join(folder, 'node_modules/@guiche/ui/dist', inPackage) : join(folder, 'dist', pathname) });
  });
  await page.goto(`${ORIGIN}/`);
  await page.getByRole('button', { name: 'Emitir' }).waitFor();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

/** How often the styles are read until they stay as they are. */
const MOST_LOOKS = 50;

/** The styles of our elements once they stay as they are: a window that opens tells the toast below it a moment later. */
async function settledStyles(page: Page): Promise<Record<string, Styles>> {
  let before = '';
  for (let look = 0; look < MOST_LOOKS; look += 1) {
    const styles = await page.evaluate(computedStyles, 'ours');
    const now = JSON.stringify(styles);
    if (now === before) return styles;
    before = now;
    await page.waitForTimeout(200);
  }
  throw new Error('the styles of our elements never stay as they are');
}

/** A time that has not passed yet when the page is told of it, in ms; little of what a toast stays. */
const A_MOMENT = 1_000;

/** Opens the list of a field, then a window and a toast, and calls `look` at each. */
export async function useComponents(page: Page, look: (when: string) => Promise<void>): Promise<void> {
  await page.getByRole('combobox', { name: 'Origem' }).fill('são');
  await page.getByRole('option', { name: 'GRU' }).waitFor();
  await look('a list is open');
  await page.getByRole('combobox', { name: 'Origem' }).press('Escape');
  await page.getByRole('button', { name: 'Enviar' }).press('Enter');
  await page.getByText('Bilhete enviado.').first().waitFor();
  await page.getByRole('button', { name: 'Emitir' }).press('Enter');
  await page.getByRole('dialog').waitFor();
  // What a screen reader hears stands in the page for a second; then time stands still, because the toast would leave a slow machine.
  await page.locator('[role="status"][aria-live]').waitFor({ state: 'detached' });
  await page.clock.pauseAt(await page.evaluate((ahead) => Date.now() + ahead, A_MOMENT));
  await look('a window and a toast are open');
  await page.clock.resume();
}

/** The styles of all our elements, in each state of the page. */
async function stylesOfComponents(page: Page): Promise<Record<string, Styles>> {
  const all: Record<string, Styles> = {};
  await useComponents(page, async (when) => {
    await page.evaluate(ended);
    for (const [name, styles] of Object.entries(await settledStyles(page))) all[`${when}: ${name}`] = styles;
  });
  return all;
}

function differences(expected: Record<string, Styles>, found: Record<string, Styles>): string[] {
  const names = new Set([...Object.keys(expected), ...Object.keys(found)]);
  return [...names].flatMap((name) => {
    const [before, after] = [expected[name], found[name]];
    if (!before || !after) return [`${name} is ${before ? 'missing' : 'new'}`];
    const changed = Object.keys({ ...before, ...after }).filter((property) => before[property] !== after[property]);
    const shown = changed.map((property) => `${property} ${before[property]} → ${after[property]}`);
    return shown.length === 0 ? [] : [`${name}: ${shown.join('; ')}`];
  });
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

async function bareHost(): Promise<HostPage> {
  const [bare] = await hostPages();
  if (!bare) throw new Error('there is no page without style');
  return bare;
}

/**
 * What our style sheet changes in pages of others, whichever comes first, and what their style sheets change in our components.
 *
 * @param folder the built example
 */
export function hostFindings(browser: Browser, folder: string): Promise<string[]> {
  return inPage(browser, async (page) => {
    const ours = link(builtFile(folder, 'css'));
    const alone: Head = { what: 'alone', markup: theirs };
    const before: Head = { what: 'our style sheet before its own', markup: (host) => ours + theirs(host) };
    const after: Head = { what: 'our style sheet after its own', markup: (host) => theirs(host) + ours };
    await open(page, folder, await bareHost(), after);
    const components = await stylesOfComponents(page);
    const findings: string[] = [];
    for (const host of await hostPages()) {
      await open(page, folder, host, alone);
      const elements = await page.evaluate(computedStyles, 'host');
      for (const head of host.oneOrder ? [after] : [before, after]) {
        await open(page, folder, host, head);
        const now = await page.evaluate(computedStyles, 'host');
        findings.push(...told(`we change ${host.name}, ${head.what}`, differences(elements, now)));
        findings.push(...told(`we are changed by ${host.name}, ${head.what}`, differences(components, await stylesOfComponents(page))));
      }
    }
    return findings;
  });
}

/** What differs when an app loads the style sheets of its components instead of the whole, in any order. */
export function entryStyleFindings(browser: Browser, folder: string): Promise<string[]> {
  return inPage(browser, async (page) => {
    const bare = await bareHost();
    const parts = ['base', ...ENTRIES].map((entry) => link(`/ui/styles/${entry}.css`));
    await open(page, folder, bare, { what: 'the whole', markup: () => link('/ui/styles.css') });
    const whole = await stylesOfComponents(page);
    const findings: string[] = [];
    for (const [what, sheets] of [
      ['in their order', parts],
      ['the other way round', parts.toReversed()],
    ] as const) {
      await open(page, folder, bare, { what, markup: () => sheets.join('') });
      findings.push(...told(`the style sheets of the components, ${what}`, differences(whole, await stylesOfComponents(page))));
    }
    return findings;
  });
}

const OUR_LAYER = '<style>@layer theme, base, guiche, components, utilities; @import url("/ui/styles.css") layer(guiche);</style>';

/** Whether a class of the page's Tailwind on our component counts when our style sheet is in a layer below its utilities, and only then. */
export function layerFindings(browser: Browser, folder: string): Promise<string[]> {
  return inPage(browser, async (page) => {
    const host = (await hostPages()).find(({ name }) => name === 'Tailwind');
    if (!host) throw new Error('there is no page with Tailwind');
    const findings: string[] = [];
    await open(page, folder, await bareHost(), { what: 'the whole', markup: () => link('/ui/styles.css') });
    const components = await stylesOfComponents(page);
    for (const [what, ours, margin] of [
      ['in a layer', OUR_LAYER, '16px'],
      ['without a layer', link('/ui/styles.css'), '0px'],
    ] as const) {
      const head: Head = { what, markup: (page) => ours + theirs(page) };
      await open(page, folder, host, head);
      findings.push(
        ...told(`we are changed by Tailwind, our style sheet ${what}`, differences(components, await stylesOfComponents(page))),
      );
      await open(page, folder, host, head);
      const found = await page.getByRole('button', { name: 'Emitir' }).evaluate((button) => {
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
export function motionFindings(browser: Browser, folder: string): Promise<string[]> {
  return inPage(browser, async (page) => {
    await open(page, folder, await bareHost(), { what: 'the whole', markup: () => link('/ui/styles.css') });
    const seconds = (durations = '') => Math.max(...durations.split(',').map((one) => Number.parseFloat(one)));
    return Object.entries(await stylesOfComponents(page)).flatMap(([name, styles]) =>
      MOST_SECONDS.filter(([property, most]) => seconds(styles[property]) > most).map(
        ([property]) => `${name} moves: ${property} ${styles[property]}`,
      ),
    );
  });
}
