import { expect, test } from 'vitest';
import { publishedManifest, repositoryProblem } from './published-manifest.ts';

const MANIFEST = {
  name: '@guiche/ui',
  version: '0.1.0',
  scripts: { prepack: 'x' },
  dependencies: { a: '1.0.0' },
  devDependencies: { b: '1.0.0' },
};

test('what only this repository uses is not published', () => {
  expect(publishedManifest(MANIFEST, 'packages/ui', undefined)).toEqual({
    name: '@guiche/ui',
    version: '0.1.0',
    dependencies: { a: '1.0.0' },
  });
});

test.each(['https://git.example/guiche/guiche', 'https://git.example/guiche/guiche.git', 'https://git.example/guiche/guiche/'])(
  'the addresses come from the setting %s',
  (repository) => {
    expect(publishedManifest(MANIFEST, 'packages/ui', repository)).toMatchObject({
      repository: { type: 'git', url: 'git+https://git.example/guiche/guiche.git', directory: 'packages/ui' },
      homepage: 'https://git.example/guiche/guiche/tree/main/packages/ui#readme',
      bugs: 'https://git.example/guiche/guiche/issues',
    });
  },
);

test('a setting that is missing or no address is said', () => {
  expect(repositoryProblem(undefined)).toContain('not set');
  expect(repositoryProblem('git@example:x/y')).toContain('git@example:x/y');
  expect(repositoryProblem('https://git.example/guiche/guiche')).toBeUndefined();
});
