import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildPackages } from '../lib/build-packages.ts';
import { exec, execCommand } from '../lib/exec.ts';
import { filesBelow } from '../lib/files.ts';
import { packRelease, pendingChanges, type ReleaseTarball } from '../lib/pack-release.ts';
import { repositoryProblem } from '../lib/published-manifest.ts';
import { step } from '../lib/step.ts';
import { giveUp, npmCall, root, say } from '../prepare.mjs';

const { values: options } = parseArgs({ options: { 'dry-run': { type: 'boolean' }, version: { type: 'boolean' } } });
const repository = process.env['GUICHE_REPOSITORY'];

/** The checks that a dry run makes; a release runs `npm test`. */
const QUICK = 'lint,types,imports,unused,messages,publishable,api';

async function npm(...args: string[]) {
  const call = npmCall(args);
  return exec(call.file, call.args, { shell: call.shell });
}

/** The examples name the packages as a stranger's project does, outside of the workspaces. */
function renewExamples(version: string): void {
  for (const path of filesBelow(join(root, 'examples'), (file) => file.endsWith('package.json') && !file.includes('node_modules'))) {
    const manifest = readFileSync(path, 'utf8');
    writeFileSync(path, manifest.replaceAll(/("@guiche\/[a-z]+": )"[^"]+"/g, `$1"${version}"`));
  }
}

async function makeVersions(): Promise<void> {
  if (pendingChanges().length === 0) giveUp('no change waits for a version; `npm run changeset` writes one.');
  await step('versions and changelogs (changeset version)', () => execCommand('changeset', ['version']));
  const { version } = JSON.parse(readFileSync(join(root, 'packages/ui/package.json'), 'utf8')) as { version: string };
  renewExamples(version);
  await step('the lock (npm install)', () => npm('install', '--package-lock-only', '--ignore-scripts'));
  await step('the public interface (npm run api)', () =>
    exec(process.execPath, ['--conditions=@guiche/source', 'tools/commands/api.ts', '--released']),
  );
  say(`the packages are at ${version}: look at the changelogs, and commit.`);
}

function tell({ name, version, size, files }: ReleaseTarball): void {
  say(`  ${name}@${version}: ${files.length} files, ${(size / 1000).toFixed(1)} kB`);
}

async function release(dry: boolean): Promise<void> {
  const problem = repositoryProblem(repository);
  if (problem && (!dry || repository !== undefined)) giveUp(`${problem}. It is the address of the repository, as https://host/owner/name.`);
  const waiting = pendingChanges();
  if (waiting.length > 0 && !dry) giveUp(`${waiting.length} changes have no version: \`npm run release -- --version\` first.`);

  await step(dry ? `the checks (${QUICK})` : 'everything (npm test)', () =>
    exec(process.execPath, ['--conditions=@guiche/source', 'tools/commands/test.ts', ...(dry ? [`--only=${QUICK}`] : [])]),
  );
  const against = await buildPackages();
  if (against.length > 0) giveUp(`the packages do not compile:\n${against.join('\n')}`);

  const folder = mkdtempSync(join(tmpdir(), 'guiche-release-'));
  try {
    const tarballs = await packRelease(folder, repository);
    if (waiting.length > 0) say(`${waiting.length} changes have no version yet (.changeset): ${waiting.join(', ')}.`);
    if (problem) say(`${problem}: repository, homepage and bugs are missing below, and a release would be refused.`);
    say(dry ? 'would be published, in this order, with provenance:' : 'published, in this order, with provenance:');
    for (const tarball of tarballs) {
      tell(tarball);
      if (!dry) await step(`npm publish ${tarball.name}`, () => npm('publish', tarball.path, '--access', 'public', '--provenance'));
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

if (options.version) await makeVersions();
else await release(options['dry-run'] ?? false);
