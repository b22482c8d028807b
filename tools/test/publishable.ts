import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { entryPoints } from '../lib/entry-points.ts';
import { execCommand } from '../lib/exec.ts';
import { filesBelow, shown } from '../lib/files.ts';
import { root } from '../prepare.mjs';
import { oneCheck, type StepResult } from './step.ts';

async function publintFindings(folder: string): Promise<string[]> {
  const { messages, pkg } = await publint({ pkgDir: folder, level: 'suggestion', strict: true, pack: 'npm' });
  return (
    messages
      // The condition is for this repository alone; that its files are not published is meant so.
      .filter(({ code, path }) => !(code === 'EXPORTS_GLOB_NO_MATCHED_FILES' && path.at(-1) === '@guiche/source'))
      .map((message) => formatMessage(message, pkg, { color: false }) ?? message.code)
  );
}

async function attwFindings(folder: string): Promise<string[]> {
  const args = ['--pack', folder, '--profile', 'esm-only', '--format', 'ascii', '--no-emoji', '--entrypoints', ...entryPoints(folder)];
  const { code, output } = await execCommand('attw', args, { quiet: true });
  return code === 0 ? [] : [output];
}

/** tsc leaves the output of sources that were renamed or removed, and npm would publish it. */
function removeLeftovers(folder: string): void {
  const output = join(folder, 'dist');
  for (const path of filesBelow(output, (file) => /\.(js|d\.ts)(\.map)?$/.test(file))) {
    const source = join(folder, 'src', shown(output, path).replace(/\.(js|d\.ts)(\.map)?$/, ''));
    if (!existsSync(`${source}.ts`) && !existsSync(`${source}.tsx`)) rmSync(path);
  }
}

/** What would go wrong for somebody who installs the package. */
async function findingsAbout(folder: string): Promise<string[]> {
  const name = shown(root, folder);
  if (entryPoints(folder).length === 0) return [`${name} has no entry point`];
  const findings = [...(await publintFindings(folder)), ...(await attwFindings(folder))];
  return findings.map((finding) => `${name}: ${finding}`);
}

/** One check for each package, on what `tsc -b` puts into its dist. */
export async function publishable(): Promise<StepResult> {
  const folders = readdirSync(join(root, 'packages')).map((name) => join(root, 'packages', name));
  const built = await execCommand('tsc', ['-b', ...folders], { quiet: true });
  if (built.code !== 0) return oneCheck([built.output], 'not built');
  folders.forEach(removeLeftovers);
  const total = { passed: 0, failed: 0 };
  let entries = 0;
  for (const folder of folders) {
    const { passed, failed } = oneCheck(await findingsAbout(folder));
    total.passed += passed;
    total.failed += failed;
    entries += entryPoints(folder).length;
  }
  return { ...total, note: `${entries} entry points` };
}
