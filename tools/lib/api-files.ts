import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from '../prepare.mjs';
import { apiDigest, apiReport, type PackageApi, type ReleasedApi } from './api-report.ts';
import { PACKAGE_FOLDERS } from './build-packages.ts';
import { pendingChanges } from './pack-release.ts';

const FOLDER = join(root, 'docs/api');
const RELEASED = join(FOLDER, 'released.json');

function fileOf(name: string): string {
  return join(FOLDER, `${basename(name)}.txt`);
}

/** The report of each package, which must be built, and what the repository holds of it. */
export function readApis(): PackageApi[] {
  return PACKAGE_FOLDERS.map((folder) => {
    const name = `@guiche/${basename(folder)}`;
    const file = fileOf(name);
    return { name, report: apiReport(folder), written: existsSync(file) ? readFileSync(file, 'utf8') : undefined };
  });
}

export function readReleased(): ReleasedApi {
  return existsSync(RELEASED) ? JSON.parse(readFileSync(RELEASED, 'utf8')) : {};
}

export function readChangesets(): string[] {
  return pendingChanges().map((name) => readFileSync(join(root, '.changeset', name), 'utf8'));
}

export function writeApis(apis: readonly PackageApi[]): void {
  mkdirSync(FOLDER, { recursive: true });
  for (const { name, report } of apis) writeFileSync(fileOf(name), report);
}

/** Remembers what is public now as that of the version that was just made. */
export function writeReleased(apis: readonly PackageApi[]): void {
  const digests = Object.fromEntries(apis.map(({ name, report }) => [name, apiDigest(report)]));
  writeFileSync(RELEASED, `${JSON.stringify(digests, null, 2)}\n`);
}
