import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, toolEnvironment } from '../prepare.mjs';

export interface ExecOptions {
  /** Keep the program's output instead of showing it while it runs. */
  quiet?: boolean;
  cwd?: string;
  env?: Record<string, string>;
  shell?: boolean;
}

export interface ExecResult {
  code: number;
  /** Both streams, in the order of arrival; empty unless `quiet`. */
  output: string;
  /** Standard output alone, for a program that prints JSON there; empty unless `quiet`. */
  stdout: string;
}

const running = new Set<ChildProcess>();

/** As this process was started: a build by Vite in it writes "production", with which the tests that start later would get React without its `act`. */
const { NODE_ENV } = process.env;

// A child that outlives its parent would keep its port and its data folder.
process.on('exit', () => {
  for (const child of running) child.kill();
});
process.once('SIGINT', () => process.exit(130));
process.once('SIGTERM', () => process.exit(143));

/** Starts a program in the repository, with Node 24 and the installed commands first on its path. */
export function start(
  file: string,
  args: readonly string[],
  { quiet = false, cwd = root, env = {}, shell = false }: ExecOptions = {},
): ChildProcess {
  const child = spawn(file, args, {
    cwd,
    // Of a value that is undefined nothing is given on.
    env: { ...toolEnvironment(), NODE_ENV, ...(quiet && { NO_COLOR: '1' }), ...env },
    shell,
    stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  return child;
}

/** Runs a program to its end. One that cannot be started ends with code 127. */
export function exec(file: string, args: readonly string[], options: ExecOptions = {}): Promise<ExecResult> {
  const child = start(file, args, options);
  const all: string[] = [];
  const stdout: string[] = [];
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    all.push(text);
    stdout.push(text);
  });
  child.stderr?.setEncoding('utf8').on('data', (text: string) => all.push(text));
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ code: 127, output: `${file}: ${error.message}`, stdout: '' }));
    child.once('close', (code) => resolve({ code: code ?? 1, output: all.join(''), stdout: stdout.join('') }));
  });
}

interface PackageBin {
  name: string;
  bin?: string | Record<string, string>;
}

/** The script behind the command of an installed package; the links in .bin are shell scripts on Windows. */
function commandPath(packageName: string, command: string): string {
  const folder = join(root, 'node_modules', packageName);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as PackageBin;
  const path = typeof bin === 'string' ? bin : bin?.[command];
  if (!path) throw new Error(`${packageName} has no command ${command}`);
  return join(folder, path);
}

const PACKAGE_OF = {
  attw: '@arethetypeswrong/cli',
  biome: '@biomejs/biome',
  changeset: '@changesets/cli',
  chromatic: 'chromatic',
  depcruise: 'dependency-cruiser',
  knip: 'knip',
  playwright: '@playwright/test',
  redocly: '@redocly/cli',
  storybook: 'storybook',
  stryker: '@stryker-mutator/core',
  tsc: 'typescript',
  vite: 'vite',
  vitest: 'vitest',
} as const;

/** Runs the command of an installed package under this same Node. */
export function execCommand(command: keyof typeof PACKAGE_OF, args: readonly string[], options: ExecOptions = {}): Promise<ExecResult> {
  return exec(process.execPath, [commandPath(PACKAGE_OF[command], command), ...args], options);
}
