import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { cacheFolder, giveUp, root, runNode, say } from './prepare.mjs';

const SOURCES = [
  'package-lock.json',
  'packages/masks/src',
  'packages/domain/src',
  'packages/contract/src',
  'packages/ui/src',
  'packages/ui/page.css',
  'packages/ui/print.css',
  'packages/ui/tailwind.css',
  'packages/ui/theme.css',
  'apps/backoffice/src',
  'apps/backoffice/public',
  'apps/backoffice/index.html',
  'apps/backoffice/login.html',
  'apps/backoffice/vite.config.ts',
  'apps/backoffice/base-addresses.ts',
  'apps/backoffice/embedded-pages.ts',
  'apps/backoffice/shared-chunks.ts',
  'apps/backoffice/package.json',
];
const NOT_BUILT = /\.(test|stories)\.tsx?$|\.mdx$|^(node_modules|dist|test-support|foundations)$/;

/**
 * The latest modification time (ms since the epoch) of anything at `path`; 0 when nothing is there.
 *
 * Folders count too: only their time shows that a file was removed.
 */
export function newestChange(path) {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats) return 0;
  let newest = stats.mtimeMs;
  if (!stats.isDirectory()) return newest;
  for (const name of readdirSync(path)) {
    if (!NOT_BUILT.test(name)) newest = Math.max(newest, newestChange(join(path, name)));
  }
  return newest;
}

/** Settings at build time become part of the files, so a changed value needs a new build. */
function buildSettings() {
  const names = Object.keys(process.env).filter((name) => name.startsWith('VITE_') || name.startsWith('GUICHE_PRODUCT'));
  return JSON.stringify(names.sort().map((name) => [name, process.env[name]]));
}

/** Whether the back office in `apps/backoffice/dist` was built from the present sources, by a stamp of the time its build began. */
export function isBuilt(stamp, { folder = root, settings = buildSettings() } = {}) {
  if (!existsSync(stamp) || !existsSync(join(folder, 'apps/backoffice/dist/index.html'))) return false;
  const { startedAt, settings: built } = JSON.parse(readFileSync(stamp, 'utf8'));
  return built === settings && SOURCES.every((path) => newestChange(join(folder, path)) <= startedAt);
}

/** Builds the back office unless the last build is up to date. Ends the program when the build fails. */
export async function buildBackofficeIfNeeded() {
  const stamp = join(cacheFolder, 'backoffice-build.json');
  if (isBuilt(stamp)) return;
  say('building the back office (vite build).');
  const startedAt = Date.now();
  const code = await runNode(['node_modules/vite/bin/vite.js', 'build', 'apps/backoffice', '--logLevel', 'warn']);
  if (code !== 0) giveUp('the back office could not be built; the message above tells why.');
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, JSON.stringify({ startedAt, settings: buildSettings() }));
}
