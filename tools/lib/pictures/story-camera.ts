import { setTimeout } from 'node:timers/promises';
import type { Browser, Page, PageScreenshotOptions } from 'playwright';
import { STORYBOOK_ORIGIN, serveStorybook } from '../built-storybook.ts';
import { Camera, openPage, PATIENCE } from './camera.ts';
import type { Look } from './looks.ts';
import { storyArea } from './story-area.ts';

/** The preview of a built Storybook. It shows one story after the other without being loaded again. */
export class StoryCamera extends Camera {
  readonly #look: Look;

  private constructor(page: Page, look: Look) {
    super(page);
    this.#look = look;
  }

  static async open(browser: Browser, folder: string, look: Look): Promise<StoryCamera> {
    const page = await openPage(browser, look);
    await serveStorybook(page, folder);
    const camera = new StoryCamera(page, look);
    await page.goto(`${STORYBOOK_ORIGIN}/iframe.html?viewMode=story`);
    await page.waitForFunction('globalThis.__STORYBOOK_ADDONS_CHANNEL__?.last("setGlobals")');
    // axe has looked at every story as a test.
    const globals = JSON.stringify({ globals: { theme: look.theme, a11y: { manual: true } } });
    await page.evaluate(`__STORYBOOK_ADDONS_CHANNEL__.emit('updateGlobals', ${globals})`);
    return camera;
  }

  /** Shows a story and waits until its `play` function has ended. Throws when it fails. */
  async show(id: string): Promise<void> {
    const shown = this.page.evaluate(showStory, id);
    const failure = await Promise.race([shown, setTimeout(PATIENCE, 'it was not shown in two minutes', { ref: false })]);
    if (failure !== '') throw new Error(failure);
    const theme = await this.page.evaluate(() => document.documentElement.dataset['theme']);
    if (theme !== this.#look.theme) throw new Error(`it is in the ${theme} theme`);
  }

  /** The story's own area. */
  protected async part(): Promise<PageScreenshotOptions> {
    return { clip: await this.page.evaluate(storyArea), fullPage: true };
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
