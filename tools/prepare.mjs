// The checks before anything is installed: plain JavaScript, no dependencies, any Node that can load ES modules.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the repository. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** The folder of the tools' stored state; it is removed together with node_modules. */
export const cacheFolder = join(root, 'node_modules', '.cache', 'guiche');

/** The minimum Node version of npm and of the installation. */
const NODE_FOR_INSTALL = [20, 19];
/** The minimum of the system's Node where no Node 24 comes with the packages (macOS): it must strip types and run every dependency. */
const NODE_FOR_TOOLS = [22, 22];

/** Prints one short line about the current action. */
export function say(message) {
  console.log(`guichê: ${message}`);
}

/** Ends the program with one sentence that tells the person what to do. */
export function giveUp(message) {
  console.error(`guichê: ${message}`);
  process.exit(1);
}

/** Whether `version` ("20.19.1") is at least `[major, minor]`. */
export function isAtLeast(version, [major, minor]) {
  const [ownMajor = 0, ownMinor = 0] = version.split('.').map(Number);
  return ownMajor > major || (ownMajor === major && ownMinor >= minor);
}

/** The command and arguments of npm for `spawn`: the npm that started this process, if there is one. */
export function npmCall(args) {
  const npm = process.env['npm_execpath'];
  return npm && /npm-cli\.[cm]?js$/.test(npm)
    ? { file: process.execPath, args: [npm, ...args], shell: false }
    : { file: 'npm', args, shell: process.platform === 'win32' };
}

/** Runs npm to its end. */
export function runNpm(args, options) {
  const call = npmCall(args);
  return spawnSync(call.file, call.args, { ...options, shell: call.shell });
}

/** Ends the program when this Node is too old to install. */
function checkNode() {
  if (!isAtLeast(process.versions.node, NODE_FOR_INSTALL)) {
    giveUp(
      `Node ${NODE_FOR_INSTALL.join('.')} or newer is needed, this is ${process.version}: install a current one from https://nodejs.org.`,
    );
  }
}

function lockHash() {
  const hash = createHash('sha256');
  for (const name of ['package.json', 'package-lock.json']) {
    const file = join(root, name);
    if (existsSync(file)) hash.update(readFileSync(file));
  }
  return hash.digest('hex');
}

function isInstalled(stamp) {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === lockHash();
}

/**
 * Installs when node_modules is missing or was installed from another lock.
 *
 * `npm install`, not `npm ci`: a lock made on one platform leaves out the native bindings of the others, and `npm ci` refuses that.
 */
function installIfNeeded() {
  const stamp = join(cacheFolder, 'installed');
  if (isInstalled(stamp)) return;
  say('installing the packages (npm install); the first time takes a minute or two.');
  // --include=dev: the build needs what NODE_ENV=production would leave out.
  // Only errors: the warnings are about engines for which npm's own Node is too old, and the tools run under another Node.
  const result = runNpm(['install', '--include=dev', '--loglevel=error'], { cwd: root, stdio: 'inherit' });
  if (result.status !== 0) giveUp('the packages could not be installed; what npm says above tells why. Then run the same command again.');
  mkdirSync(cacheFolder, { recursive: true });
  writeFileSync(stamp, lockHash());
}

/** The path of Node 24: the one that comes with the packages, else this one when it is new enough. */
function modernNode() {
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  const binary = process.platform === 'win32' ? 'node.exe' : 'node';
  const shipped = join(root, 'node_modules', `node-${platform}-${process.arch}`, 'bin', binary);
  if (existsSync(shipped)) return shipped;
  if (isAtLeast(process.versions.node, NODE_FOR_TOOLS)) return process.execPath;
  return giveUp(`no Node 24 comes with the packages for ${process.platform} ${process.arch}: install Node 24 from https://nodejs.org.`);
}

/** The environment in which every program that the tools start finds Node 24 and the installed commands first. */
export function toolEnvironment() {
  const pathKey = Object.keys(process.env).find((key) => key.toUpperCase() === 'PATH') ?? 'PATH';
  const path = [dirname(modernNode()), join(root, 'node_modules', '.bin'), process.env[pathKey] ?? ''].join(delimiter);
  return { ...process.env, [pathKey]: path };
}

/** Checks Node and installs the packages: the first action of every command. */
export function prepare() {
  checkNode();
  installIfNeeded();
}

/**
 * Runs Node 24 with `args` until it ends and returns its exit code (128 + n when signal n ended it).
 *
 * SIGTERM and SIGINT are passed on to it. A Ctrl+C at a terminal reaches the whole group by itself and is not sent twice.
 */
export function runNode(args) {
  const child = spawn(modernNode(), args, { cwd: root, stdio: 'inherit', env: toolEnvironment() });
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  process.on('SIGINT', () => {
    if (!process.stdin.isTTY) child.kill('SIGINT');
  });
  return new Promise((resolve) => {
    child.on('error', (error) => {
      console.error(`guichê: Node could not be started: ${error.message}.`);
      resolve(1);
    });
    child.on('exit', (code, signal) => resolve(code ?? 128 + constants.signals[signal]));
  });
}
