import { existsSync } from 'node:fs';

/** Flags that keep Chromium quiet on a closed network, and let it run as root in a container. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
];

const KNOWN_PATHS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The path of the system's Chromium: `CHROMIUM` when it is set, else the first known path that exists, else undefined. */
export function findChromium() {
  const named = process.env['CHROMIUM'];
  if (named) return existsSync(named) ? named : undefined;
  return KNOWN_PATHS.find((path) => existsSync(path));
}

/** The same, for configurations that need a path whether or not it exists. */
export function chromiumPath() {
  return findChromium() ?? '/usr/bin/chromium';
}
