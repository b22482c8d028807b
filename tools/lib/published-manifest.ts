import { relative } from 'node:path/posix';

/** A manifest as far as it is changed; the rest is kept. */
export interface PackageManifest {
  readonly name: string;
  readonly version: string;
  readonly [field: string]: unknown;
}

/**
 * The package.json as it is published: without what only this repository uses, and with the addresses of the repository, which are a
 * setting because no file of the repository can know them. `folder` is the package's, below the root.
 */
export function publishedManifest(manifest: PackageManifest, folder: string, repository: string | undefined): PackageManifest {
  const { scripts: _scripts, devDependencies: _devDependencies, ...published } = manifest;
  if (repository === undefined) return published;
  const page = repository.replace(/\/$/, '').replace(/\.git$/, '');
  const directory = relative('', folder);
  return {
    ...published,
    repository: { type: 'git', url: `git+${page}.git`, directory },
    homepage: `${page}/tree/main/${directory}#readme`,
    bugs: `${page}/issues`,
  };
}

/** What is wrong with the setting; `undefined` when nothing is. */
export function repositoryProblem(repository: string | undefined): string | undefined {
  if (repository === undefined) return 'GUICHE_REPOSITORY is not set';
  return /^https:\/\/[^/\s]+\/[^\s]+$/.test(repository) ? undefined : `GUICHE_REPOSITORY is no https address: ${repository}`;
}
