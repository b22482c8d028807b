import { constants, cpSync, existsSync, mkdirSync, readFileSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { npmCall, root } from '../prepare.mjs';
import { exec } from './exec.ts';

interface Tarball {
  readonly path: string;
  readonly version: string;
}

/** The tarballs that npm would publish, by the name of the package. */
export type Tarballs = ReadonlyMap<string, Tarball>;

interface Packed {
  readonly name: string;
  readonly version: string;
  readonly filename: string;
}

async function npm(args: readonly string[], folder: string): Promise<string> {
  const call = npmCall([...args, '--loglevel=error']);
  const { code, output, stdout } = await exec(call.file, call.args, { quiet: true, cwd: folder, shell: call.shell });
  if (code !== 0) throw new Error(`npm ${args.join(' ')}: ${output}`);
  return stdout;
}

/** Packs packages of this repository into `folder`. The packages must be built. */
export async function packInto(folder: string, names: readonly string[]): Promise<Tarballs> {
  const workspaces = names.map((name) => `--workspace=${name}`);
  const answer = await npm(['pack', '--json', '--ignore-scripts', `--pack-destination=${folder}`, ...workspaces], root);
  const packed: Packed[] = JSON.parse(answer);
  return new Map(packed.map(({ name, version, filename }) => [name, { path: join(folder, filename), version }]));
}

interface Manifest {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

function copyOf(example: string, parent: string): string {
  const folder = join(parent, example);
  cpSync(join(root, 'examples', example), folder, { recursive: true, filter: (path) => !/[\\/](node_modules|dist)$/.test(path) });
  return folder;
}

/** The dependencies of the example, with our packages as tarballs. Throws when it names a version of them that is not the present one. */
function dependenciesOf(manifest: Manifest, tarballs: Tarballs): [name: string, wanted: string][] {
  return Object.entries(manifest.dependencies ?? {}).map(([name, version]) => {
    const tarball = tarballs.get(name);
    if (tarball && tarball.version !== version) throw new Error(`an example names ${name} ${version}, which is ${tarball.version} by now`);
    return [name, tarball ? `file:${tarball.path}` : version];
  });
}

function manifestOf(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
}

/**
 * A copy of an example that depends on our packages alone, installed by npm from the tarballs, without a network.
 *
 * The example's build tools are left out: they come from the registry, and here from our own node_modules.
 */
export async function installedAlone(example: string, parent: string, tarballs: Tarballs): Promise<string> {
  const folder = copyOf(example, parent);
  const { devDependencies: _, ...manifest } = manifestOf(folder);
  const dependencies = Object.fromEntries(dependenciesOf(manifest, tarballs));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ ...manifest, dependencies }));
  await npm(['install', '--offline', '--ignore-scripts', '--no-audit', '--no-fund'], folder);
  return folder;
}

/** Puts our packages, out of their tarballs, into the node_modules of a project. */
async function unpack(tarballs: Tarballs, folder: string): Promise<void> {
  const modules = join(folder, 'node_modules');
  for (const [name, { path }] of tarballs) {
    mkdirSync(dirname(join(modules, name)), { recursive: true });
    const { code, output } = await exec('tar', ['-xzf', path, '-C', modules], { quiet: true });
    if (code !== 0) throw new Error(`tar -xzf ${path}: ${output}`);
    renameSync(join(modules, 'package'), join(modules, name));
  }
}

/**
 * A copy of an example with our packages out of their tarballs, and all others (React, Radix, Vite) out of our own node_modules.
 *
 * npm would download those, so our packages are unpacked, and the folder above uses our node_modules as its own.
 */
export async function installedBesideOurs(example: string, parent: string, tarballs: Tarballs): Promise<string> {
  const folder = copyOf(example, parent);
  dependenciesOf(manifestOf(folder), tarballs);
  if (!existsSync(join(parent, 'node_modules'))) symlinkSync(join(root, 'node_modules'), join(parent, 'node_modules'), 'junction');
  await unpack(tarballs, folder);
  return folder;
}

/**
 * A copy of an example in which nothing is found outside of it: our packages out of their tarballs, and all that they and the example
 * depend on copied from our own node_modules, as npm would lay it out. A version in `aside`, by the name of the package, takes the place of
 * ours: the folder of another installation.
 */
export async function installedApart(
  example: string,
  parent: string,
  tarballs: Tarballs,
  aside: Readonly<Record<string, string>> = {},
): Promise<string> {
  const folder = copyOf(example, parent);
  const modules = join(folder, 'node_modules');
  await unpack(tarballs, folder);
  const copied = new Set(tarballs.keys());

  /** Copies what the package in a folder needs, unless it brings that itself. */
  function addNeedsOf(packageFolder: string): void {
    const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta = {} } = manifestOf(packageFolder);
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })) {
      if (peerDependenciesMeta[name]?.optional) continue;
      const nested = join(packageFolder, 'node_modules', name);
      if (existsSync(nested)) addNeedsOf(nested);
      else add(name);
    }
  }

  function add(name: string): void {
    const source = aside[name] ?? join(root, 'node_modules', name);
    // What is optional may be missing: the binaries of other platforms.
    if (copied.has(name) || !existsSync(source)) return;
    copied.add(name);
    // Without copying a byte where the file system can do so.
    cpSync(source, join(modules, name), { recursive: true, mode: constants.COPYFILE_FICLONE });
    addNeedsOf(source);
  }

  const manifest = manifestOf(folder);
  dependenciesOf(manifest, tarballs);
  for (const name of [...tarballs.keys()]) addNeedsOf(join(modules, name));
  addNeedsOf(folder);
  for (const name of Object.keys(manifest.devDependencies ?? {})) add(name);
  return folder;
}
