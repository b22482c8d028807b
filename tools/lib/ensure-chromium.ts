import { findChromium, isQuickest } from '../chromium.mjs';
import { say } from '../prepare.mjs';
import { canInstall, install } from './apt.ts';

const HOW =
  'no Chromium was found for the browser tests: install it (Debian or Ubuntu: "sudo apt-get install chromium") or set CHROMIUM to its path, and run the same command again.';

/**
 * Finds a Chromium, or installs it if possible: the quicker one without a window, even where the whole one is there already. Returns
 * instructions when there is none, `undefined` when there is one.
 */
export async function ensureChromium(): Promise<string | undefined> {
  const named = process.env['CHROMIUM'];
  if (named) return findChromium() ? undefined : `CHROMIUM is set to ${named}, where no file is: correct it or unset it.`;
  if (!isQuickest() && canInstall()) {
    // Tried once: several steps ask, and some may do so at the same time.
    installing ??= installQuickest();
    await installing;
  }
  return findChromium() ? undefined : HOW;
}

let installing: Promise<void> | undefined;

async function installQuickest(): Promise<void> {
  say('installing Chromium for the browser tests (apt-get install chromium-headless-shell).');
  await install(['chromium-headless-shell']);
  // Older distributions have the whole one alone.
  if (!findChromium()) await install(['chromium']);
}
