import { findChromium } from '../chromium.mjs';
import { say } from '../prepare.mjs';
import { canInstall, install } from './apt.ts';

const HOW =
  'no Chromium was found for the browser tests: install it (Debian or Ubuntu: "sudo apt-get install chromium") or set CHROMIUM to its path, and run the same command again.';

/** Finds a Chromium, or installs it if possible. Returns instructions when there is none, `undefined` when there is one. */
export async function ensureChromium(): Promise<string | undefined> {
  if (findChromium()) return undefined;
  if (process.env['CHROMIUM']) return `CHROMIUM is set to ${process.env['CHROMIUM']}, where no file is: correct it or unset it.`;
  if (!canInstall()) return HOW;
  say('installing Chromium for the browser tests (apt-get install chromium).');
  await install(['chromium']);
  return findChromium() ? undefined : HOW;
}
