import { exec } from '../lib/exec.ts';

async function git(args: readonly string[]): Promise<string[]> {
  const { code, output, stdout } = await exec('git', args, { quiet: true });
  if (code !== 0) throw new Error(`git ${args.join(' ')}: ${output.trim()}`);
  return stdout.split('\0').filter((path) => path !== '');
}

/**
 * The files that differ from a revision: committed since, changed, new and removed ones, as paths from the root with slashes.
 *
 * Throws with what git says when it does not know the revision.
 */
export async function changedFiles(since: string): Promise<string[]> {
  const tracked = await git(['diff', '--name-only', '--no-renames', '-z', since, '--']);
  const untracked = await git(['ls-files', '--others', '--exclude-standard', '-z']);
  return [...new Set([...tracked, ...untracked])].sort();
}
