import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from 'playwright';
import { CHROMIUM_ARGS, chromiumPath } from '../../chromium.mjs';
import { STORYBOOK_ORIGIN, serveStorybook } from '../built-storybook.ts';
import { type Look, SCREENS } from './looks.ts';
import { storyArea } from './story-area.ts';

/** Draws the same on every machine: without the graphics card, and without what a system sets for its fonts (fonts.conf) and colours. */
const SAME_EVERYWHERE = [
  '--disable-gpu',
  '--disable-lcd-text',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
];

/** Stories do not read the clock; if one did, its pictures would still be the same tomorrow. */
const NOW = '2026-11-21T12:00:00Z';

/** A longer wait means that something is broken rather than slow, on a machine with other work too; in ms. */
const PATIENCE = 120_000;
/** A page that looked the same for so long has nothing more to load; in ms. */
const STILL = 1000;
const PAUSE = 100;

/** A Chromium for pictures. */
export function launchForPictures(): Promise<Browser> {
  const env = { ...process.env, FONTCONFIG_FILE: join(import.meta.dirname, 'fonts.conf') };
  return chromium.launch({ executablePath: chromiumPath(), args: [...CHROMIUM_ARGS, ...SAME_EVERYWHERE], env });
}

const SYMBOLS = `${STORYBOOK_ORIGIN}/symbols.woff2`;
/**
 * Draws what the served font lacks (the arrow of a route) by a font from node_modules, where people see a font of their system, which
 * differs from machine to machine. It stands before the style sheets, so their faces win where both have a character.
 */
const SYMBOLS_STYLE = `<style>@font-face { font-family: "IBM Plex Sans Variable"; font-style: normal; font-weight: 100 700;
  src: url(${SYMBOLS}); unicode-range: U+2190-27BF; }</style>`;

async function serveSymbols(page: Page, folder: string): Promise<void> {
  const font = fileURLToPath(import.meta.resolve('@fontsource/dejavu-sans/files/dejavu-sans-latin-400-normal.woff2'));
  const preview = readFileSync(join(folder, 'iframe.html'), 'utf8').replace('<head>', `<head>${SYMBOLS_STYLE}`);
  await page.route(SYMBOLS, (route) => route.fulfill({ path: font }));
  await page.route(`${STORYBOOK_ORIGIN}/iframe.html**`, (route) => route.fulfill({ body: preview, contentType: 'text/html' }));
}

/** The preview of a built Storybook, seen in one look. It shows one story after the other without being loaded again. */
export class Camera {
  readonly #page: Page;
  readonly #look: Look;
  #requests = 0;

  private constructor(page: Page, look: Look) {
    this.#page = page;
    this.#look = look;
    page.on('request', () => {
      this.#requests += 1;
    });
    const ended = () => {
      this.#requests -= 1;
    };
    page.on('requestfinished', ended);
    page.on('requestfailed', ended);
  }

  static async open(browser: Browser, folder: string, look: Look): Promise<Camera> {
    const { theme, screen } = look;
    const page = await browser.newPage({
      ...SCREENS[screen],
      deviceScaleFactor: 1,
      locale: 'pt-BR',
      timezoneId: 'America/Sao_Paulo',
      reducedMotion: 'reduce',
      colorScheme: theme,
    });
    page.setDefaultTimeout(PATIENCE);
    await page.clock.setFixedTime(NOW);
    await serveStorybook(page, folder);
    await serveSymbols(page, folder);
    const camera = new Camera(page, look);
    await page.goto(`${STORYBOOK_ORIGIN}/iframe.html?viewMode=story`);
    await page.waitForFunction('globalThis.__STORYBOOK_ADDONS_CHANNEL__?.last("setGlobals")');
    // axe has looked at every story as a test.
    const globals = JSON.stringify({ globals: { theme, a11y: { manual: true } } });
    await page.evaluate(`__STORYBOOK_ADDONS_CHANNEL__.emit('updateGlobals', ${globals})`);
    return camera;
  }

  get page(): Page {
    return this.#page;
  }

  /** Shows a story and waits until its `play` function has ended. Throws when it fails. */
  async show(id: string): Promise<void> {
    const shown = this.#page.evaluate(showStory, id);
    const failure = await Promise.race([shown, setTimeout(PATIENCE, 'it was not shown in two minutes', { ref: false })]);
    if (failure !== '') throw new Error(failure);
    const theme = await this.#page.evaluate(() => document.documentElement.dataset['theme']);
    if (theme !== this.#look.theme) throw new Error(`it is in the ${theme} theme`);
  }

  /** A picture of the story's own area, as it is now. */
  async take(): Promise<Buffer> {
    await this.#loaded();
    const clip = await this.#page.evaluate(storyArea);
    return this.#page.screenshot({ clip, fullPage: true, animations: 'disabled', caret: 'hide' });
  }

  /** The picture once the story has looked the same for a while. */
  async takeStill(): Promise<Buffer> {
    const end = performance.now() + PATIENCE;
    let picture = await this.take();
    let since = performance.now();
    while (performance.now() - since < STILL) {
      if (performance.now() > end) throw new Error('it does not come to rest');
      await setTimeout(PAUSE);
      const next = await this.take();
      if (next.equals(picture)) continue;
      picture = next;
      since = performance.now();
    }
    return picture;
  }

  /** Code that is fetched when it is needed, fonts, and the frame in which they are drawn. */
  async #loaded(): Promise<void> {
    do {
      while (this.#requests > 0) await setTimeout(PAUSE / 10);
      await this.#page.evaluate(async () => {
        await document.fonts.ready;
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      });
    } while (this.#requests > 0);
  }
}

interface Channel {
  on: (event: string, listener: (data: unknown) => void) => void;
  off: (event: string, listener: (data: unknown) => void) => void;
  emit: (event: string, data: unknown) => void;
}

/**
 * Changes to a story as the menu does it, and waits until it has ended. Returns what went wrong, empty when nothing did. Runs in the
 * page, so it uses nothing from outside of itself.
 */
function showStory(storyId: string): Promise<string> {
  const channel = Reflect.get(globalThis, '__STORYBOOK_ADDONS_CHANNEL__') as Channel;
  const ERRORS = ['storyMissing', 'storyErrored', 'storyThrewException', 'playFunctionThrewException', 'unhandledErrorsWhilePlaying'];
  return new Promise((resolve) => {
    const fail = (data: unknown) => {
      const message: unknown = data instanceof Object ? Reflect.get(data, 'message') : undefined;
      end(`it fails: ${typeof message === 'string' ? message : JSON.stringify(data)}`);
    };
    const finish = (data: unknown) => {
      if (data instanceof Object && Reflect.get(data, 'storyId') === storyId) end('');
    };
    const end = (failure: string) => {
      for (const name of ERRORS) channel.off(name, fail);
      channel.off('storyFinished', finish);
      resolve(failure);
    };
    for (const name of ERRORS) channel.on(name, fail);
    channel.on('storyFinished', finish);
    channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
  });
}
