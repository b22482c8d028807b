import type { ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { start } from '../exec.ts';
import { type DrivenBrowser, driven, isNamedKey, type KeyStroke, type NamedKey, PAGE_SIZE, PATIENCE } from './driven-browser.ts';
import { openSession } from './webdriver.ts';

/** The programs of Debian's package webkit2gtk-driver, and the X server without a screen that its browser needs: it has no mode without window. */
export interface WebKitPrograms {
  readonly driver: string;
  readonly browser: string;
  readonly display: string;
}

/** The characters by which WebDriver names keys. */
const CODES: Readonly<Record<NamedKey, string>> = {
  Alt: '\uE00A',
  ArrowDown: '\uE015',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
  ArrowUp: '\uE013',
  Backspace: '\uE003',
  Control: '\uE009',
  Delete: '\uE017',
  End: '\uE010',
  Enter: '\uE007',
  Escape: '\uE00C',
  Home: '\uE011',
  Shift: '\uE008',
  Tab: '\uE004',
};

/** How far apart two presses are that the driver does not take for a double click, in pixels; more than enough. */
const DOUBLE_CLICK_REACH = 8;

const codeOf = (key: string) => (isNamedKey(key) ? CODES[key] : key);

function actionsOf(stroke: KeyStroke): readonly object[] {
  if ('hold' in stroke) return [{ type: 'keyDown', value: CODES[stroke.hold] }];
  if ('release' in stroke) return [{ type: 'keyUp', value: CODES[stroke.release] }];
  const value = codeOf(stroke.press);
  return [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ];
}

/** A port that nothing listens on. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

/** Waits until a program is ready; throws when it has ended instead, or is not ready in time. */
async function ready(program: ChildProcess, isReady: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + PATIENCE;
  while (!(await isReady())) {
    if (program.exitCode !== null || performance.now() > end) throw new Error(`${program.spawnfile} did not start`);
    await setTimeout(50);
  }
}

/** Starts the X server on a display that it finds free, and returns the display's name. */
async function startDisplay(path: string): Promise<{ server: ChildProcess; name: string }> {
  const screen = `${PAGE_SIZE.width}x${PAGE_SIZE.height + 200}x24`;
  const server = start(path, ['-displayfd', '1', '-screen', '0', screen, '-nolisten', 'tcp'], { quiet: true });
  let said = '';
  server.stdout?.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  await ready(server, async () => said.includes('\n'));
  return { server, name: `:${said.trim()}` };
}

/** Ends a program and waits until it has ended. */
async function stop(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null || program.signalCode !== null) return;
  const ended = new Promise((resolve) => program.once('exit', resolve));
  program.kill();
  await ended;
}

/** Starts WebKit on a screen that nobody sees, driven over WebDriver. */
export async function startWebKit({ driver, browser, display }: WebKitPrograms): Promise<DrivenBrowser> {
  const screen = await startDisplay(display);
  const port = await freePort();
  const program = start(driver, ['--host=127.0.0.1', `--port=${port}`], {
    quiet: true,
    env: {
      DISPLAY: screen.name,
      // Beside a desktop, too, on the screen that nobody sees.
      GDK_BACKEND: 'x11',
      LANG: 'C.UTF-8',
      TZ: 'America/Sao_Paulo',
      // There is no graphics card behind the screen.
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
      // As root in a container, where CI runs, the browser's own sandbox cannot be made; Chromium runs without one there, too.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
  });
  const address = `http://127.0.0.1:${port}`;
  await ready(program, () =>
    fetch(`${address}/status`).then(
      ({ ok }) => ok,
      () => false,
    ),
  );
  const { send } = await openSession(address, {
    browserName: 'MiniBrowser',
    timeouts: { script: PATIENCE, pageLoad: PATIENCE },
    'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
  });
  await send('POST', '/window/rect', { x: 0, y: 0, ...PAGE_SIZE });
  // The window has a bar above the page.
  const bar = await send('POST', '/execute/sync', { script: `return ${PAGE_SIZE.height} - innerHeight`, args: [] });
  await send('POST', '/window/rect', { width: PAGE_SIZE.width, height: PAGE_SIZE.height + Number(bar) });
  let aside = 0;

  const opened = driven({
    open: async (url) => {
      await send('POST', '/url', { url });
    },
    evaluate: (expression) => send('POST', '/execute/sync', { script: `return (${expression})`, args: [] }),
    keys: async (strokes) => {
      await send('POST', '/actions', { actions: [{ type: 'key', id: 'keyboard', actions: strokes.flatMap(actionsOf) }] });
    },
    click: async (x, y) => {
      // Two presses at one place within a second are a double click to this driver.
      aside = DOUBLE_CLICK_REACH - aside;
      const actions = [
        { type: 'pointerMove', duration: 0, x: Math.round(x) + aside, y: Math.round(y) },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ];
      await send('POST', '/actions', { actions: [{ type: 'pointer', id: 'mouse', actions }] });
    },
    close: async () => {
      await send('DELETE', '');
      await stop(program);
      await stop(screen.server);
    },
  });
  await takeKeys(opened);
  return opened;
}

/**
 * Waits until keys that are pressed arrive. The window becomes active and gets its input method some time after it was opened, on a busy
 * machine after the first keys of a test.
 */
async function takeKeys({ open, until, evaluate, keys }: DrivenBrowser): Promise<void> {
  await open('data:text/html,<input>');
  await until("document.hasFocus() && (document.querySelector('input').focus(), true)", 'the focus in the first page');
  const end = performance.now() + PATIENCE;
  while ((await evaluate("document.querySelector('input').value")) === '') {
    if (performance.now() > end) throw new Error('WebKit takes no keys');
    await keys([{ press: '1' }]);
  }
}
