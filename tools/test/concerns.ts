/*
 * The changes that can make each step fail, by the path of the changed file. Vitest finds the tests itself, by their imports; this
 * only tells when Vitest does not have to run.
 */

type Concerns = (path: string) => boolean;

const TEST_CODE =
  /\.(test|stories|spec|anatomy|guidance)\.tsx?$|\/test-support\/|^packages\/ui\/(src\/foundations|pictures)\/|^apps\/backoffice\/pictures\//;

/** The files on which all steps depend. */
const isGround: Concerns = (path) => /^(package(-lock)?\.json|\.npmrc|tsconfig[^/]*\.json)$/.test(path);
const isTest: Concerns = (path) => TEST_CODE.test(path);
const below =
  (...folders: string[]): Concerns =>
  (path) =>
    folders.some((folder) => path === folder || path.startsWith(`${folder}/`));
const either =
  (...all: Concerns[]): Concerns =>
  (path) =>
    isGround(path) || all.some((concerns) => concerns(path));
const code: Concerns = (path) => /\.([cm]?[jt]sx?|json)$/.test(path);
/** Sources that are shipped. */
const shipped =
  (...folders: string[]): Concerns =>
  (path) =>
    below(...folders)(path) && !isTest(path);

export const CONCERNS = {
  lint: () => true,
  types: either(code),
  imports: either(code, below('.dependency-cruiser.mjs')),
  unused: either(code),
  purity: either(below('packages/masks', 'packages/domain', 'tools/lib')),
  components: either(below('packages/ui', 'packages/masks', 'tools/lib', '.storybook')),
  messages: either(below('packages', 'apps', 'docs/requirements', 'tools/lib')),
  requirements: either(below('docs/requirements', 'tools/lib', 'tools/test/storybook.ts', 'tools/test/screens.ts'), isTest, below('e2e')),
  openapi: either(shipped('packages/contract', 'packages/domain'), below('tools/lib')),
  publishable: either(shipped('packages'), below('tools/lib', 'tools/test')),
  api: either(shipped('packages'), below('.changeset', 'docs/api', 'tools/lib', 'tools/test')),
  examples: either(shipped('packages'), below('examples', 'tools/lib', 'tools/test')),
  unit: either(below('packages', 'apps', 'tools', 'vitest.config.ts')),
  faults: either(below('apps/api'), shipped('packages/contract', 'packages/domain'), below('vitest.config.ts', 'tools/test')),
  typing: either(below('packages', 'vitest.config.ts', 'tools')),
  browsers: either(shipped('packages', 'apps'), below('.storybook', 'e2e/support', 'tools', 'vitest.config.ts'), (path) =>
    /\.(stories|browser\.test)\.tsx?$|\/test-support\//.test(path),
  ),
  stories: either(below('packages', '.storybook', 'vitest.config.ts', 'tools')),
  storybook: either(
    shipped('packages'),
    (path) => /\.(stories|anatomy|guidance)\.tsx?$/.test(path),
    below('.storybook', '.changeset', 'docs/requirements', 'packages/ui/pictures', 'tools'),
  ),
  screens: either(shipped('packages', 'apps'), below('apps/backoffice/pictures', 'tools')),
  e2e: either(shipped('packages', 'apps'), below('e2e', 'playwright.config.ts', 'tools')),
} satisfies Record<string, Concerns>;
