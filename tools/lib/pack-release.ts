import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { npmCall, root } from '../prepare.mjs';
import { PACKAGE_FOLDERS } from './build-packages.ts';
import { exec } from './exec.ts';
import { shown } from './files.ts';
import { type PackageManifest, publishedManifest } from './published-manifest.ts';

/** A tarball as npm would publish it. */
export interface ReleaseTarball {
  readonly name: string;
  readonly version: string;
  readonly path: string;
  /** Bytes of the tarball. */
  readonly size: number;
  readonly files: readonly string[];
}

interface Packed {
  readonly name: string;
  readonly version: string;
  readonly filename: string;
  readonly size: number;
  readonly files: readonly { readonly path: string }[];
}

async function packed(packageFolder: string, into: string, repository: string | undefined): Promise<ReleaseTarball> {
  const stage = join(into, basename(packageFolder));
  cpSync(packageFolder, stage, { recursive: true, filter: (path) => !/[\\/](node_modules|src)$/.test(path) });
  const manifest: PackageManifest = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8'));
  const published = publishedManifest(manifest, shown(root, packageFolder), repository);
  writeFileSync(join(stage, 'package.json'), `${JSON.stringify(published, null, 2)}\n`);
  const call = npmCall(['pack', '--json', '--ignore-scripts', '--offline', '--loglevel=error', `--pack-destination=${into}`]);
  const { code, output, stdout } = await exec(call.file, call.args, { quiet: true, cwd: stage, shell: call.shell });
  if (code !== 0) throw new Error(`npm pack ${manifest.name}: ${output}`);
  const [tarball]: Packed[] = JSON.parse(stdout);
  if (!tarball) throw new Error(`npm pack ${manifest.name} made nothing`);
  const { name, version, filename, size, files } = tarball;
  return { name, version, size, path: join(into, filename), files: files.map(({ path }) => path) };
}

/** Packs all packages, which are built, into an empty folder. Those that others depend on come first, as they are published. */
export async function packRelease(into: string, repository: string | undefined): Promise<ReleaseTarball[]> {
  const order = ['masks', 'domain', 'contract', 'ui'];
  const folders = PACKAGE_FOLDERS.toSorted((a, b) => order.indexOf(basename(a)) - order.indexOf(basename(b)));
  const tarballs: ReleaseTarball[] = [];
  for (const folder of folders) tarballs.push(await packed(folder, into, repository));
  return tarballs;
}

/** The changes that no version has yet: the names of the files that tell of them. */
export function pendingChanges(): string[] {
  return readdirSync(join(root, '.changeset')).filter((name) => name.endsWith('.md') && name !== 'README.md');
}
