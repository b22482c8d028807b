import { existsSync } from 'node:fs';

/** Flags that keep Chromium quiet on a closed network, and let it run as root in a container. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
  // Without a window Chromium rounds the widths of letters, which no screen does.
  '--font-render-hinting=none',
];

/**
 * Chromium without a window, as Debian packs it. The whole one draws the frame of a window around every page also when nobody sees it:
 * the end-to-end tests then take about two fifths more of the processors.
 */
const HEADLESS_SHELL = '/usr/lib/chromium/chromium-headless-shell';

const KNOWN_PATHS = [HEADLESS_SHELL, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The path of the system's Chromium: `CHROMIUM` when it is set, else the first known path that exists, else undefined. */
export function findChromium() {
  const named = process.env['CHROMIUM'];
  if (named) return existsSync(named) ? named : undefined;
  return KNOWN_PATHS.find((path) => existsSync(path));
}

/** Whether {@link findChromium} finds the one that takes the least time. */
export function isQuickest() {
  return findChromium() === HEADLESS_SHELL;
}

/** The same, for configurations that need a path whether or not it exists. */
export function chromiumPath() {
  return findChromium() ?? '/usr/bin/chromium';
}
