import { expect, test } from 'vitest';
import { CONCERNS } from './concerns.ts';

const concernedBy = (path: string) => Object.entries(CONCERNS).flatMap(([step, concerns]) => (concerns(path) ? [step] : []));

const EVERYTHING = Object.keys(CONCERNS);

test.each([
  ['package-lock.json', EVERYTHING],
  ['tsconfig.base.json', EVERYTHING],
  ['docs/architecture.md', ['lint']],
  ['docs/requirements/4-beyond.md', ['lint', 'messages', 'requirements', 'storybook']],
  [
    'packages/domain/src/pricing/quote-total.ts',
    [
      'lint',
      'types',
      'imports',
      'unused',
      'purity',
      'messages',
      'openapi',
      'publishable',
      'api',
      'examples',
      'unit',
      'faults',
      'typing',
      'browsers',
      'stories',
      'storybook',
      'screens',
      'e2e',
    ],
  ],
  [
    'packages/domain/src/pricing/quote-total.test.ts',
    ['lint', 'types', 'imports', 'unused', 'purity', 'messages', 'requirements', 'unit', 'typing', 'stories'],
  ],
  [
    'packages/ui/src/data/badge/badge.stories.tsx',
    ['lint', 'types', 'imports', 'unused', 'components', 'messages', 'requirements', 'unit', 'typing', 'browsers', 'stories', 'storybook'],
  ],
  [
    'packages/ui/pictures/data-badge--neutral/dark-phone.png',
    ['lint', 'components', 'messages', 'requirements', 'unit', 'typing', 'stories', 'storybook'],
  ],
  ['apps/api/drizzle/0000_initial.sql', ['lint', 'messages', 'unit', 'faults', 'browsers', 'screens', 'e2e']],
  ['apps/api/src/quotes/quotes.test.ts', ['lint', 'types', 'imports', 'unused', 'messages', 'requirements', 'unit', 'faults']],
  ['apps/backoffice/src/app/router.tsx', ['lint', 'types', 'imports', 'unused', 'messages', 'unit', 'browsers', 'screens', 'e2e']],
  ['apps/backoffice/pictures/quotes/dark-phone.png', ['lint', 'messages', 'requirements', 'unit', 'screens']],
  ['e2e/lists.spec.ts', ['lint', 'types', 'imports', 'unused', 'requirements', 'e2e']],
  ['examples/ui-vite/src/main.tsx', ['lint', 'types', 'imports', 'unused', 'examples']],
])('a change of %s concerns %j', (path, steps) => expect(concernedBy(path)).toEqual(steps));
