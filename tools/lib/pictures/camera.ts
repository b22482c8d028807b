import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type Browser, type BrowserContextOptions, chromium, type Page, type PageScreenshotOptions } from 'playwright';
import { CHROMIUM_ARGS, chromiumPath } from '../../chromium.mjs';
import { type Look, SCREENS } from './looks.ts';

/** Draws the same on every machine: without the graphics card, and without what a system sets for its fonts (fonts.conf) and colours. */
const SAME_EVERYWHERE = ['--disable-gpu', '--disable-lcd-text', '--force-color-profile=srgb', '--hide-scrollbars'];

/** The moment in which all pictures are taken, so that they are the same tomorrow. */
export const PICTURE_MOMENT = new Date('2026-11-21T12:00:00Z');

/** A longer wait means that something is broken rather than slow, on a machine with other work too; in ms. */
export const PATIENCE = 120_000;
/** A page that looked the same for so long has nothing more to load; in ms. */
const STILL = 1000;
const PAUSE = 100;

/** A Chromium for pictures. */
export function launchForPictures(): Promise<Browser> {
  const env = { ...process.env, FONTCONFIG_FILE: join(import.meta.dirname, 'fonts.conf') };
  return chromium.launch({ executablePath: chromiumPath(), args: [...CHROMIUM_ARGS, ...SAME_EVERYWHERE], env });
}

/** An empty page that is seen in one look, at the moment of the pictures. */
export async function openPage(browser: Browser, { theme, screen }: Look, options: BrowserContextOptions = {}): Promise<Page> {
  const page = await browser.newPage({
    ...SCREENS[screen],
    deviceScaleFactor: 1,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    reducedMotion: 'reduce',
    colorScheme: theme,
    ...options,
  });
  page.setDefaultTimeout(PATIENCE);
  await page.clock.setFixedTime(PICTURE_MOMENT);
  return page;
}

/** Shows the things of which there are pictures, one after the other, in one look. */
export abstract class Camera {
  readonly page: Page;
  #requests = 0;

  protected constructor(page: Page) {
    this.page = page;
    page.on('request', () => {
      this.#requests += 1;
    });
    const ended = () => {
      this.#requests -= 1;
    };
    page.on('requestfinished', ended);
    page.on('requestfailed', ended);
  }

  /** Shows one of them, and returns when it is there. Throws when it cannot. */
  abstract show(id: string): Promise<void>;

  /** The part of the page that belongs to the picture. */
  protected abstract part(): Promise<PageScreenshotOptions>;

  /** A picture of what is shown, as it is now. */
  async take(): Promise<Buffer> {
    await this.#loaded();
    return this.page.screenshot({ ...(await this.part()), animations: 'disabled', caret: 'hide' });
  }

  /** The picture once the page has looked the same for a while. */
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
    const end = performance.now() + PATIENCE;
    do {
      while (this.#requests > 0) {
        if (performance.now() > end) throw new Error('something that it asks for does not come');
        await setTimeout(PAUSE / 10);
      }
      await this.page.evaluate(async () => {
        await document.fonts.ready;
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      });
    } while (this.#requests > 0);
  }
}
