import { equal, ok } from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type Browser, chromium, type FrameLocator, type Page } from 'playwright';
import { CHROMIUM_ARGS, chromiumPath } from '../chromium.mjs';
import {
  STORYBOOK_ORIGIN as ORIGIN,
  type StorybookEntry,
  serveStorybook,
  storybookEntries,
  withBuiltStorybook,
} from '../lib/built-storybook.ts';
import { ensureChromium } from '../lib/ensure-chromium.ts';
import { checkPictures } from '../lib/pictures/check-pictures.ts';
import { storyPictures } from '../lib/pictures/picture-set.ts';
import { namedChecks, oneCheck, type StepResult } from './step.ts';

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1366, height: 768 };
/** A longer wait means that something is broken rather than slow, on a machine with other work too; in ms. */
const PATIENCE = 120_000;

interface Component {
  name: string;
  props: readonly unknown[];
}

const read = (folder: string, name: string) => readFileSync(join(folder, name), 'utf8');

/** A page that reads the build without a server. */
async function open(browser: Browser, folder: string, viewport: typeof PHONE, findings: string[]): Promise<Page> {
  const page = await browser.newPage({ locale: 'pt-BR', viewport, reducedMotion: 'reduce' });
  page.setDefaultTimeout(PATIENCE);
  page.on('pageerror', (error) => findings.push(`${page.url()}: ${error.message}`));
  await serveStorybook(page, folder);
  return page;
}

/** Waits until something holds. */
async function until(holds: () => Promise<boolean>, what: string): Promise<void> {
  const end = performance.now() + PATIENCE;
  while (!(await holds())) {
    if (performance.now() > end) throw new Error(`not seen: ${what}`);
    await setTimeout(100);
  }
}

/** The brightness of what is behind the words of a docs page, 0 to 255. */
function paper(page: Page | FrameLocator): Promise<number> {
  return page.locator('.sbdocs-wrapper').evaluate((element) => {
    const parts = getComputedStyle(element).backgroundColor.match(/\d+/g)?.slice(0, 3).map(Number) ?? [];
    return parts.reduce((sum, part) => sum + part, 0) / 3;
  });
}

/** On a phone, in the dark theme: each page is dark, has every prop of its component, and is not wider than the screen. */
async function pageFindings(page: Page, components: readonly Component[], { id, title }: StorybookEntry): Promise<string[]> {
  const heading = page.locator('.sbdocs-title');
  const former = (await heading.count()) > 0 ? await heading.textContent() : null;
  if (former === null) {
    await page.goto(`${ORIGIN}/iframe.html?viewMode=docs&id=${id}&globals=theme:dark`);
    await page.evaluate(NOTE_FAILURES);
  }
  // As the menu does it: the preview stays, which is many times faster than loading it for each page.
  else await page.evaluate(`__STORYBOOK_ADDONS_CHANNEL__.emit('setCurrentStory', { storyId: '${id}', viewMode: 'docs' })`);
  await until(async () => (await heading.count()) > 0 && (await heading.textContent()) !== former, `the page of ${title}`);
  const name = await heading.textContent();
  const component = components.find((one) => one.name === name);
  if (!component) return [`${title}: no component is called "${name}"`];
  const rows = page.locator('.docs-props').first().locator('tbody > tr');
  if (component.props.length > 0) await rows.first().waitFor();
  const shown = component.props.length > 0 ? await rows.count() : 0;
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  const brightness = await paper(page);
  return [
    ...(shown === component.props.length ? [] : [`${title}: ${shown} of ${component.props.length} props are in its table`]),
    ...(width <= PHONE.width ? [] : [`${title}: ${width} pixels wide on a phone`]),
    ...(brightness < 80 ? [] : [`${title}: its page is bright in the dark theme`]),
  ];
}

/** Begins to note in the page which of its examples show an error, whenever they do. */
const NOTE_FAILURES = `{
  const failed = new Map();
  window.failedExamples = () => [...failed.values()];
  new MutationObserver(() => {
    for (const error of document.querySelectorAll('.sb-story > pre'))
      failed.set(error.parentElement.id, error.parentElement.id + ': ' + error.textContent.slice(0, 120));
  }).observe(document, { childList: true, subtree: true });
}`;

async function allPages(browser: Browser, folder: string): Promise<string[]> {
  const { components } = JSON.parse(read(folder, 'components.json')) as { components: Component[] };
  const pages = storybookEntries(folder).filter(({ type }) => type === 'docs');
  const findings: string[] = pages.length > 80 ? [] : [`there are only ${pages.length} docs pages`];
  const page = await open(browser, folder, PHONE, findings);
  // The examples in frames are stories, which are tested as such; without them the pages come in a third of the time.
  await page.route(`${ORIGIN}/iframe.html**`, (route) =>
    route.request().frame() === page.mainFrame() ? route.fallback() : route.fulfill({ body: '', contentType: 'text/html' }),
  );
  for (const entry of pages) {
    try {
      findings.push(...(await pageFindings(page, components, entry)));
    } catch (error) {
      findings.push(`${entry.title}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  findings.push(...(await page.evaluate<string[]>('failedExamples()')));
  await page.close();
  return findings;
}

/** The files for machines: every link of llms.txt leads to a file. */
function machineFindings(folder: string): string[] {
  const links = [...read(folder, 'llms.txt').matchAll(/\]\(([^)]+)\)/g)].map(([, address = '']) => address);
  const findings = links
    .filter((address) => !existsSync(join(folder, address)))
    .map((address) => `llms.txt leads to ${address}, which is not there`);
  return links.length > 80 ? findings : [...findings, `llms.txt has only ${links.length} links`];
}

async function toolbarAndControls(page: Page): Promise<void> {
  await page.goto(`${ORIGIN}/?path=/docs/primitives-button--docs`);
  const docs = page.frameLocator('#storybook-preview-iframe');
  const button = docs.getByRole('button', { name: 'Salvar cotação' }).first();
  const isSmall = async () => ((await button.boundingBox())?.height ?? 0) < 30;
  await docs.locator('.docs-props label').filter({ hasText: /^sm$/ }).click();
  await until(isSmall, 'the control of size changes the example');
  ok((await paper(docs)) > 200);
  await page.getByRole('button', { name: /^Theme/ }).click();
  await page.getByRole('option', { name: 'dark' }).click();
  await until(async () => (await paper(docs)) < 80, 'the open page follows the theme of the toolbar');
  // An example in a frame of its own.
  await page.goto(`${ORIGIN}/?path=/docs/primitives-dialog--docs&globals=theme:dark;language:en`);
  const example = docs.frameLocator('.docs-frame >> nth=0');
  await example.locator('html[data-theme="dark"]').waitFor();
  await example.getByRole('button', { name: 'Close' }).waitFor();
  await docs.locator('.docs-props label').filter({ hasText: /^xl$/ }).click();
  const width = async () => (await example.getByRole('dialog').boundingBox())?.width ?? 0;
  await until(async () => (await width()) > 700, 'the control of size changes the example in its frame');
}

/** The words of a designer who does not know our names, and the component that is to stand first among what the search finds. */
const FOUND_FIRST = [
  ['dinheiro', 'MoneyInput'],
  ['moeda', 'MoneyInput'],
  ['modal', 'Dialog'],
  ['janela', 'Dialog'],
  ['data', 'DateInput'],
  ['calendário', 'DateInput'],
  // Without accents, too.
  ['calendario', 'DateInput'],
  ['hora', 'TimeInput'],
  ['cartão', 'CardNumberInput'],
  ['cartao', 'CardNumberInput'],
  ['tabela', 'Table'],
  ['lista', 'SelectInput'],
  ['botão', 'Button'],
  ['botao', 'Button'],
  ['menu', 'Menu'],
  ['prazo', 'DeadlineLabel'],
  ['erro', 'ErrorState'],
  ['anexos', 'AttachmentsButton'],
] as const;

async function menuAndSearch(page: Page): Promise<void> {
  await page.goto(`${ORIGIN}/?path=/docs/inputs-moneyinput--docs`);
  const menu = page.locator('#storybook-explorer-tree');
  await menu.getByRole('link', { name: 'Filled', exact: true }).first().waitFor();
  equal(await menu.getByText('S-211', { exact: false }).count(), 0, 'a test stands in the menu');
  const search = page.locator('#storybook-explorer-searchfield');
  for (const [word, component] of FOUND_FIRST) {
    await search.fill(word);
    const seen = async () => (await page.getByRole('option').first().getByText(component, { exact: true }).count()) > 0;
    await until(seen, `${component} first among what the search finds for "${word}"`);
  }
}

/** A picture of a whole screen does not fit on a phone: it says that it is scrolled, and a keyboard can do it. On a desk it fits. */
async function widePicture(page: Page): Promise<void> {
  const hint = page.getByText('scroll it sideways', { exact: false });
  const picture = page.getByRole('region', { name: 'The numbered picture' });
  await page.setViewportSize(PHONE);
  await page.goto(`${ORIGIN}/iframe.html?viewMode=docs&id=shell-appshell--docs`);
  await hint.waitFor();
  // Pressed until it scrolls: the screen in the picture is still loading, and what loads late may take the focus once.
  const isScrolled = async () => {
    await picture.press('ArrowRight');
    return (await picture.evaluate(({ scrollLeft }) => scrollLeft)) > 0;
  };
  await until(isScrolled, 'that the picture is scrolled by a key');
  await page.setViewportSize(DESK);
  await hint.waitFor({ state: 'detached' });
}

/** A page begins at its top, although the forms on it take the focus as they appear; once somebody reads it, a field keeps the focus. */
async function topOfPage(page: Page): Promise<void> {
  await page.goto(`${ORIGIN}/iframe.html?viewMode=docs&id=shell-loginform--docs`);
  const fields = page.locator('.sb-story input[name="login"]');
  const examples = page.locator('.sb-story');
  await until(async () => (await fields.count()) > 2 && (await fields.count()) === (await examples.count()), 'the examples of LoginForm');
  const place = () => page.evaluate(() => `${scrollY}, ${document.activeElement?.localName}`);
  await until(async () => (await place()) === '0, body', 'that the page of LoginForm begins at its top');
  await fields.last().click();
  equal(await fields.last().evaluate((field) => field === document.activeElement), true, 'the page takes the focus from a field');
}

/** Every number of a picture lies over the example, also over what lies over others in it: the heading of a table that stays in sight. */
async function numbersOnTop(page: Page): Promise<void> {
  await page.goto(`${ORIGIN}/iframe.html?viewMode=docs&id=data-datatable--docs`);
  const numbers = page.locator('.docs-anatomy-inline .docs-anatomy-number');
  // The parts are measured while they are in sight.
  await page.locator('.docs-anatomy-picture').scrollIntoViewIfNeeded();
  await until(async () => (await numbers.count()) > 5, 'the numbers in the picture of DataTable');
  // A place is asked for what lies on top of all that can be pressed there.
  await page.locator('.docs-anatomy-inline > [inert]').evaluate((example) => example.removeAttribute('inert'));
  await page.addStyleTag({ content: '.docs-anatomy-numbers > * > .docs-anatomy-number { pointer-events: auto }' });
  const hidden = await numbers.evaluateAll(
    (all) =>
      all.filter((number) => {
        number.scrollIntoView({ block: 'center' });
        const { x, y, width, height } = number.getBoundingClientRect();
        return [3, width / 2, width - 3].some((way) => document.elementFromPoint(x + way, y + height / 2) !== number);
      }).length,
  );
  equal(hidden, 0, 'the example of DataTable covers numbers of its picture');
}

/** A value that is one long word neither widens the page nor the table, and examples have the size of text of the component. */
async function readableOnDesk(page: Page): Promise<void> {
  await page.goto(`${ORIGIN}/iframe.html?viewMode=docs&id=modals-carchangemodal--docs`);
  await page.locator('.docs-props .rejt-tree').first().waitFor();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  ok(width <= DESK.width, `the page of CarChangeModal is ${width} pixels wide`);
  await page.goto(`${ORIGIN}/iframe.html?viewMode=docs&id=search-airresult--docs&globals=density:compact`);
  const examples = page.locator('.sb-story, .docs-anatomy-inline > div:first-child');
  await until(async () => (await examples.count()) > 5, 'the examples of AirResult');
  const sizes = await examples.evaluateAll((all) => all.map((one) => getComputedStyle(one).fontSize));
  const own = await page.evaluate(() => getComputedStyle(document.body).fontSize);
  ok(
    sizes.every((size) => size === own),
    `the examples of AirResult have ${sizes.join(', ')}, and the component ${own}`,
  );
}

/** The frame of a story is as dark as the page around it before the code of the story has come. */
async function darkFromTheStart(page: Page): Promise<void> {
  await page.route('**/*.js', (route) => route.abort());
  await page.goto(`${ORIGIN}/iframe.html?viewMode=story&id=primitives-button--primary&globals=density:compact;theme:dark`);
  const [red = 255] = await page.evaluate(async () => {
    const canvas = document.createElement('canvas').getContext('2d');
    if (!canvas) return [];
    for (const element of [document.documentElement, document.querySelector('.sb-preparing-story')]) {
      canvas.fillStyle = element ? getComputedStyle(element).backgroundColor : 'white';
      canvas.fillRect(0, 0, 1, 1);
      if ((canvas.getImageData(0, 0, 1, 1).data[0] ?? 255) > 80) break;
    }
    return [...canvas.getImageData(0, 0, 1, 1).data];
  });
  ok(red < 80, 'the frame of a story begins in white');
}

async function landing(page: Page): Promise<void> {
  const panel = page.locator('#storybook-panel-root');
  await page.goto(`${ORIGIN}/?path=/story/primitives-button--primary`);
  await panel.waitFor();
  await page.goto(`${ORIGIN}/`);
  await page.frameLocator('#storybook-preview-iframe').getByRole('heading', { level: 1 }).first().waitFor();
  ok(page.url().includes('foundations-about'), `the first page is ${page.url()}`);
  equal(await panel.isVisible(), false, 'the landing page has a panel of controls');
}

async function checked(folder: string): Promise<StepResult> {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: CHROMIUM_ARGS });
  const used = (act: (page: Page) => Promise<void>) => async () => {
    const findings: string[] = [];
    const page = await open(browser, folder, DESK, findings);
    try {
      await act(page);
    } catch (error) {
      findings.push(error instanceof Error ? error.message : String(error));
    }
    await page.close();
    return findings;
  };
  let note = '';
  const pictures = async () => {
    const report = await checkPictures(storyPictures(folder));
    note = report.note;
    return report.findings;
  };
  try {
    const result = await namedChecks([
      ['the files for machines', () => machineFindings(folder)],
      ['every page on a phone, in the dark', () => allPages(browser, folder)],
      ['toolbar and controls change an open page', used(toolbarAndControls)],
      ['menu and search', used(menuAndSearch)],
      ['a long value and the text of examples', used(readableOnDesk)],
      ['a page begins at its top', used(topOfPage)],
      ['the numbers of a picture lie over it', used(numbersOnTop)],
      ['a dark frame is dark from the start', used(darkFromTheStart)],
      ['the landing page', used(landing)],
      ['a picture of parts that is wider than a phone', used(widePicture)],
      ['B-074 the pictures of every component, in both themes', pictures],
    ]);
    return { ...result, note };
  } finally {
    await browser.close();
  }
}

/** The build of Storybook, as designers read it. */
export async function storybook(): Promise<StepResult> {
  const missing = await ensureChromium();
  if (missing) return oneCheck([missing]);
  const result = await withBuiltStorybook(checked);
  return 'buildFailed' in result ? oneCheck([result.buildFailed]) : result;
}
