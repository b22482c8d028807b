import puppeteer from 'puppeteer-core';
import { type DrivenBrowser, driven, isNamedKey, type KeyStroke, PAGE_SIZE, PATIENCE } from './driven-browser.ts';

const PREFERENCES = {
  // As the tests in Chromium: no animation, and the language of the product instead of that of the machine.
  'ui.prefersReducedMotion': 1,
  'intl.accept_languages': 'pt-BR, pt',
  // Firefox ends each key with a frame; nobody sees them, so that they need not come 60 times a second.
  'layout.frame_rate': 1000,
};

/** Starts Firefox without a window. It is driven over WebDriver BiDi, which Firefox speaks without a driver of its own. */
export async function startFirefox(executablePath: string): Promise<DrivenBrowser> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    // The window itself has the size: Puppeteer sets it by a command that Firefox 140 does not know.
    defaultViewport: null,
    args: ['--kiosk'],
    extraPrefsFirefox: PREFERENCES,
    env: {
      ...process.env,
      TZ: 'America/Sao_Paulo',
      MOZ_HEADLESS_WIDTH: String(PAGE_SIZE.width),
      MOZ_HEADLESS_HEIGHT: String(PAGE_SIZE.height),
    },
    timeout: PATIENCE,
    protocolTimeout: PATIENCE,
  });
  // Not the page with which Firefox starts: there the focus stays outside of the page, and no element hears that it has it.
  const page = await browser.newPage();
  page.setDefaultNavigationTimeout(PATIENCE);

  async function stroke(key: KeyStroke): Promise<void> {
    if ('hold' in key) await page.keyboard.down(key.hold);
    else if ('release' in key) await page.keyboard.up(key.release);
    else if (isNamedKey(key.press)) await page.keyboard.press(key.press);
    else await page.keyboard.type(key.press);
  }

  return driven({
    open: async (url) => {
      await page.goto(url);
    },
    evaluate: (expression) => page.evaluate(expression),
    keys: async (strokes) => {
      for (const key of strokes) await stroke(key);
    },
    click: (x, y) => page.mouse.click(x, y),
    close: () => browser.close(),
  });
}
