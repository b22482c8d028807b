import { fileURLToPath } from 'node:url';
import { defineBrowserProvider, parseKeyDef } from '@vitest/browser';
import type { BrowserProvider, TestProject } from 'vitest/node';
import { type DrivenBrowser, isNamedKey, type KeyStroke } from './driven-browser.ts';
import { OTHER_BROWSERS, type OtherBrowser, startOther } from './other-browsers.ts';

declare module 'vitest/browser' {
  /** What `userEvent` of a test sends to the provider. */
  interface BrowserCommands {
    __vitest_viewport: () => Promise<void>;
    __vitest_cleanup: () => Promise<void>;
    __vitest_keyboard: (text: string) => Promise<{ unreleased: string[] }>;
    __vitest_tab: () => Promise<void>;
    __vitest_click: (element: { selector: string }) => Promise<void>;
  }
}

/** The strokes of a text in the notation of `userEvent.keyboard`: `{Control>}c{/Control}`. */
function strokesOf(text: string): KeyStroke[] {
  return parseKeyDef(text).flatMap(({ keyDef: { key = '' }, releasePrevious, releaseSelf, repeat }): KeyStroke[] => {
    if (!releaseSelf || releasePrevious) {
      if (!isNamedKey(key)) throw new Error(`only keys without a character are held, not ${key}`);
      return [releasePrevious ? { release: key } : { hold: key }];
    }
    return Array.from({ length: repeat }, () => ({ press: key }));
  });
}

/** The middle of an element of the page under test, which is in a frame that may be scaled, in pixels of the browser's page. */
function placeOf(selector: string): string {
  return `(() => {
    const frame = document.querySelector('iframe[data-vitest]');
    const outer = frame.getBoundingClientRect();
    const scale = outer.width / frame.clientWidth;
    const inner = frame.contentDocument.querySelector(${JSON.stringify(selector)}).getBoundingClientRect();
    return [outer.x + (inner.x + inner.width / 2) * scale, outer.y + (inner.y + inner.height / 2) * scale];
  })()`;
}

function placeFrom(value: unknown): readonly [x: number, y: number] {
  const [x, y] = Array.isArray(value) ? value.map(Number) : [];
  if (x === undefined || y === undefined) throw new Error('the element has no place');
  return [x, y];
}

/** Lets tests press real keys and the mouse in a browser that Vitest knows no way to drive. */
class OtherBrowserProvider implements BrowserProvider {
  readonly name = 'other-browser';
  readonly supportsParallelism = false;
  readonly initScripts = [fileURLToPath(import.meta.resolve('./vitest-page.ts'))];
  #browser: Promise<DrivenBrowser> | undefined;
  readonly #start: () => Promise<DrivenBrowser>;

  constructor(project: TestProject, browser: OtherBrowser) {
    this.#start = () => startOther(browser);
    const keys = async (...strokes: KeyStroke[]) => {
      const opened = await this.#opened();
      // The frame of a new file does not have the focus at once.
      await opened.until("document.querySelector('iframe[data-vitest]').contentDocument.hasFocus()", 'the focus in the page under test');
      await opened.keys(strokes);
    };
    const { browser: server } = project;
    // The page already has the size of the configuration, and a test lets go of every key that it holds.
    server?.registerCommand('__vitest_viewport', async () => undefined);
    server?.registerCommand('__vitest_cleanup', async () => undefined);
    server?.registerCommand('__vitest_keyboard', async (_context, text) => {
      await keys(...strokesOf(text));
      return { unreleased: [] };
    });
    server?.registerCommand('__vitest_tab', () => keys({ press: 'Tab' }));
    server?.registerCommand('__vitest_click', async (_context, { selector }) => {
      const opened = await this.#opened();
      const [x, y] = placeFrom(await opened.evaluate(placeOf(selector)));
      await opened.click(x, y);
    });
  }

  #opened(): Promise<DrivenBrowser> {
    this.#browser ??= this.#start();
    return this.#browser;
  }

  getCommandsContext(): Record<string, unknown> {
    return {};
  }

  async openPage(_sessionId: string, url: string): Promise<void> {
    await (await this.#opened()).open(url);
  }

  async close(): Promise<void> {
    const browser = await this.#browser;
    this.#browser = undefined;
    await browser?.close();
  }
}

/** The provider of Vitest's browser mode for a browser beside Chromium. */
export function otherBrowser(browser: OtherBrowser) {
  return defineBrowserProvider({
    name: 'other-browser',
    supportedBrowser: OTHER_BROWSERS,
    providerFactory: (project) => new OtherBrowserProvider(project, browser),
  });
}
