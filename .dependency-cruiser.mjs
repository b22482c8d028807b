// The one direction of imports (docs/architecture.md): masks <- domain <- contract <- api, masks and domain <- ui, all of them <- backoffice.

const TEST_CODE = '\\.(test|stories|anatomy|guidance)\\.tsx?$|/test-support/|^packages/ui/src/foundations/';

/** What each room may import of ours, besides itself. */
const MAY_IMPORT = {
  'packages/masks': [],
  'packages/domain': ['packages/masks'],
  'packages/contract': ['packages/domain', 'packages/masks'],
  'packages/ui': ['packages/domain', 'packages/masks'],
  'apps/api': ['packages/contract', 'packages/domain', 'packages/masks'],
  'apps/backoffice': ['packages/contract', 'packages/domain', 'packages/masks', 'packages/ui'],
};

const directions = Object.entries(MAY_IMPORT).map(([room, others]) => ({
  name: `direction-of-${room.replace('/', '-')}`,
  comment: `${room} imports ${others.length > 0 ? `only ${others.join(', ')}` : 'nothing'} of ours.`,
  severity: 'error',
  from: { path: `^${room}/src/` },
  to: { path: '^(packages|apps)/', pathNot: `^(${[room, ...others].join('|')})/` },
}));

export default {
  forbidden: [
    ...directions,
    {
      name: 'packages-not-apps',
      comment: 'A package is used by apps and by other products; it knows none of them.',
      severity: 'error',
      from: { path: '^packages/' },
      to: { path: '^apps/' },
    },
    {
      name: 'features-apart',
      comment: "A feature never imports another: what two of them need moves to ui, domain or the app's shared/.",
      severity: 'error',
      from: { path: '^apps/backoffice/src/features/([^/]+)/' },
      to: { path: '^apps/backoffice/src/features/', pathNot: '^apps/backoffice/src/features/$1/' },
    },
    {
      name: 'internal-stays-inside',
      comment: "A package's src/internal is for that package alone.",
      severity: 'error',
      from: { path: '^([^/]+/[^/]+)/' },
      to: { path: '^packages/[^/]+/src/internal/', pathNot: '^$1/' },
    },
    {
      name: 'internal-of-ui-below-its-rooms',
      comment: 'The rooms of ui stand on its internal, which knows none of them; what needs a room stands there, in its own internal.',
      severity: 'error',
      from: { path: '^packages/ui/src/internal/', pathNot: TEST_CODE },
      to: { path: '^packages/ui/src/', pathNot: '^packages/ui/src/(internal|i18n)/' },
    },
    {
      name: 'internal-of-a-room',
      comment: "A room's internal is for that room of ui alone.",
      severity: 'error',
      from: { path: '^packages/ui/src/([^/]+)/' },
      to: { path: '^packages/ui/src/[^/]+/internal/', pathNot: '^packages/ui/src/$1/internal/' },
    },
    {
      name: 'packages-by-name',
      comment: 'Packages are imported by their name, as everybody else will: only what they export is there.',
      severity: 'error',
      from: { path: '^((?:packages|apps)/[^/]+)/src/' },
      to: { path: '^packages/', pathNot: '^$1/', dependencyTypes: ['local'] },
    },
    {
      name: 'sql-in-data',
      comment: "SQL stands in a topic's data/ folder; the other rooms that speak to the database are db, demo and reference.",
      severity: 'error',
      from: { path: '^apps/api/src/', pathNot: `^apps/api/src/(db|demo|reference)/|^apps/api/src/[^/]+/data/|${TEST_CODE}` },
      to: { path: '(^|/)node_modules/(drizzle-orm|pg)/|^apps/api/src/db/schema/' },
    },
    {
      name: 'no-circular',
      comment: 'Files that need each other are one file, or hide a third.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'packages-run-in-browsers',
      comment: 'Rules, masks, calls and components do no I/O: nothing of Node.',
      severity: 'error',
      from: { path: '^packages/[^/]+/src/', pathNot: TEST_CODE },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'rules-without-react',
      comment: 'masks, domain and contract serve programs without React.',
      severity: 'error',
      from: { path: '^packages/(masks|domain|contract)/src/', pathNot: TEST_CODE },
      to: { path: '(^|node_modules/)(@types/)?(react|preact)([-/]|$)' },
    },
    {
      name: 'masks-pure',
      comment: 'The pure part of masks has no dependency; what needs imask stands in the folder imask of its format.',
      severity: 'error',
      from: { path: '^packages/masks/src/', pathNot: `^packages/masks/src/[^/]+/imask/|${TEST_CODE}` },
      to: { path: 'node_modules/' },
    },
    {
      name: 'resolvable',
      comment: 'An import that leads nowhere would pass every other rule.',
      severity: 'error',
      from: { path: '^(packages|apps)/' },
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(packages|apps)/[^/]+/(dist|node_modules)/|^benchmarks/peers/node_modules/' },
    // TypeScript 7 has no API that dependency-cruiser could use; without this parser it finds no file and says that all is well.
    parser: 'swc',
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['@guiche/source', 'import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css', '.d.ts'],
    },
  },
};
