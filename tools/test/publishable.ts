import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { readApis, readChangesets, readReleased } from '../lib/api-files.ts';
import { apiFindings, toldPackages } from '../lib/api-report.ts';
import { buildPackages, PACKAGE_FOLDERS } from '../lib/build-packages.ts';
import { entryPoints } from '../lib/entry-points.ts';
import { execCommand } from '../lib/exec.ts';
import { shown } from '../lib/files.ts';
import { root } from '../prepare.mjs';
import { namedChecks, oneCheck, type StepResult } from './step.ts';

/** What is packed here was built before: `prepack` need not build it again. */
const BUILT = { npm_config_ignore_scripts: 'true' };

async function publintFindings(folder: string): Promise<string[]> {
  const { messages, pkg } = await publint({ pkgDir: folder, level: 'suggestion', strict: true, pack: 'npm' });
  return (
    messages
      // The condition is for this repository alone, so its files are deliberately not published.
      .filter(({ code, path }) => !(code === 'EXPORTS_GLOB_NO_MATCHED_FILES' && path.at(-1) === '@guiche/source'))
      .map((message) => formatMessage(message, pkg, { color: false }) ?? message.code)
  );
}

async function attwFindings(folder: string): Promise<string[]> {
  const args = ['--pack', folder, '--profile', 'esm-only', '--format', 'ascii', '--no-emoji', '--entrypoints', ...entryPoints(folder)];
  const { code, output } = await execCommand('attw', args, { quiet: true, env: BUILT });
  return code === 0 ? [] : [output];
}

/** The problems that a person would have who installs the package. */
async function findingsAbout(folder: string): Promise<string[]> {
  const name = shown(root, folder);
  if (entryPoints(folder).length === 0) return [`${name} has no entry point`];
  const findings = [...(await publintFindings(folder)), ...(await attwFindings(folder))];
  return findings.map((finding) => `${name}: ${finding}`);
}

/** One check for each package, on its dist as `tsc -b` writes it. */
export async function publishable(): Promise<StepResult> {
  const against = await buildPackages();
  if (against.length > 0) return oneCheck(against, 'not built');
  const result = await namedChecks(PACKAGE_FOLDERS.map((folder) => [shown(root, folder), () => findingsAbout(folder)]));
  return { ...result, note: `${PACKAGE_FOLDERS.flatMap(entryPoints).length} entry points` };
}

/** What is public of each package is what the repository says, and those who use it are told of each change. */
export async function publicInterface(): Promise<StepResult> {
  const against = await buildPackages();
  if (against.length > 0) return oneCheck(against, 'not built');
  return oneCheck(apiFindings(readApis(), readReleased(), toldPackages(readChangesets())));
}
