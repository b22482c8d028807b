// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the cases are source code themselves.
import { expect, test } from 'vitest';
import { layerTable, openByHeading, requirementReport, shortForm } from './requirement-report.ts';
import {
  type Citation,
  citationsIn,
  layersProvenBy,
  proofsOf,
  readRequirementList,
  requirementsOf,
  unknownCitations,
} from './requirements.ts';

const LIST = `# Requirements A: workspace

Read A-999 as an example.

## Access

- **A-001** [domain] One rule (see A-002).
- **A-002** [backoffice, ui] Another, [as ever].

## Words

| key | text |
`;

test('a list has the requirements of its lines, under headings that have any', () => {
  expect(readRequirementList(LIST)).toEqual({
    title: 'Requirements A: workspace',
    headings: [
      {
        title: 'Access',
        requirements: [
          { id: 'A-001', text: 'One rule (see A-002).', layers: ['domain'] },
          { id: 'A-002', text: 'Another, [as ever].', layers: ['ui', 'backoffice'] },
        ],
      },
    ],
  });
});

test.each(['- **B-001** One rule.', '- **B-001** [domain, screen] One rule.'])('a line must name its layers: %s', (line) => {
  expect(() => readRequirementList(`## Access\n${line}`)).toThrow('B-001 must name its layers in brackets');
});

const ids = (source: string, path = 'packages/domain/src/a.test.ts') => citationsIn(source, path).map(({ id }) => id);

test.each([
  ['test', "test('A-001 works', () => {})", ['A-001']],
  ['it and describe', "describe('A-001', () => { it('Q-002 and S-003', () => {}) })", ['A-001', 'Q-002', 'S-003']],
  ['each with a list', "test.each([['A-009']])('A-001 pasted %s', () => {})", ['A-001']],
  ['each with a table', "test.each`x\n${'A-009'}`('A-001', () => {})", ['A-001']],
  ['a template as title', 'test(`A-001 ${name} A-002`, () => {})', ['A-001', 'A-002']],
  ['members on the way', "test.concurrent.only('A-001', () => {})", ['A-001']],
  ['playwright', "test.describe('A-001', () => test('A-002', async ({ page }) => {}))", ['A-001', 'A-002']],
  ['a group without a title', "test.describe(() => { test.use({}); test('A-001', () => {}); })", ['A-001']],
  ['an id twice in one title', "test('A-001, A-001', () => {})", ['A-001']],
  ['a range: its first only', "test('A-001 to 003, Q-010–012', () => {})", ['A-001', 'Q-010']],
  ['other texts', "// A-001\nconst a = 'A-002'; expect('A-003').toBe(1); test('plain', () => { check('A-004') })", []],
  ['an id of each list', "test('A-001 Q-001 S-001 B-001', () => {})", ['A-001', 'Q-001', 'S-001', 'B-001']],
  ['what is not quite an id', "test('XA-001 A-0012 C-001', () => {})", []],
])('titles: %s', (_case, source, cited) => {
  expect(ids(source)).toEqual(cited);
});

test('in stories the name counts, the rest does not', () => {
  const source = "export const A001: Story = { name: 'A-001 formats', args: { label: 'A-002' }, play: async () => { test('A-003') } };";
  expect(ids(source, 'packages/ui/src/a/a.stories.tsx')).toEqual(['A-001']);
});

test('of a step, the names of its checks count; those of the built Storybook prove for ui', () => {
  const source = "await namedChecks([['files', () => 'A-003'], ['A-001 pictures', () => check('A-002')]]);";
  expect(ids(source, 'tools/test/storybook.ts')).toEqual(['A-001']);
  expect(layersProvenBy('tools/test/storybook.ts:7')).toEqual(['ui']);
  expect(layersProvenBy('tools/test/screens.ts:7')).toEqual(['backoffice']);
  expect(layersProvenBy('tools/test/examples.ts:7')).toEqual([]);
});

test('what is skipped cites but proves nothing, and so does what stands in it', () => {
  const source = `
test.todo('A-001');
describe.skip('A-002', () => { test('A-003', () => {}) });
test('A-004', () => {});`;
  expect(citationsIn(source, 'a.test.ts')).toEqual([
    { id: 'A-001', at: 'a.test.ts:2', proves: false },
    { id: 'A-002', at: 'a.test.ts:3', proves: false },
    { id: 'A-003', at: 'a.test.ts:3', proves: false },
    { id: 'A-004', at: 'a.test.ts:4', proves: true },
  ]);
});

test('an id that no list has is told with its place', () => {
  const citations = citationsIn("// ação\ntest('A-002 and A-777', () => {})", 'a.test.ts');
  expect(unknownCitations([readRequirementList(LIST)], citations)).toEqual([{ id: 'A-777', at: 'a.test.ts:2', proves: true }]);
});

test('ids in a row are written as a range', () => {
  expect(shortForm(['A-001', 'A-003', 'A-004', 'A-005', 'Q-006'])).toBe('A-001, A-003–005, Q-006');
});

const LISTS = [readRequirementList(LIST)];
const [, another] = LISTS.flatMap(requirementsOf);
const cited = (id: string, at: string, proves = true): Citation => ({ id, at, proves });

test.each([
  ['packages/masks/src/a.test.ts:1', ['masks']],
  ['packages/domain/src/a.test.ts:1', ['domain']],
  ['packages/contract/src/a.test.ts:1', ['contract']],
  ['packages/ui/src/a.stories.tsx:1', ['ui']],
  ['packages/ui/src/a.test.ts:1', ['ui']],
  ['apps/api/src/a.test.ts:1', ['contract', 'api']],
  ['apps/backoffice/src/a.test.ts:1', ['backoffice']],
  ['e2e/a.spec.ts:1', ['backoffice']],
  ['benchmarks/a.test.ts:1', []],
])('a test proves the layers of its folder: %s', (at, layers) => {
  const everywhere = { id: 'A-001', text: 'One rule.', layers: ['masks', 'domain', 'contract', 'ui', 'api', 'backoffice'] as const };
  const proofs = proofsOf({ ...everywhere, layers: [...everywhere.layers] }, [cited('A-001', at)]);
  expect([...proofs].flatMap(([layer, places]) => (places.length > 0 ? [layer] : []))).toEqual(layers);
});

test('a layer that a line does not name is not asked, and what is skipped proves none', () => {
  const citations = [cited('A-002', 'packages/domain/src/a.test.ts:1'), cited('A-002', 'packages/ui/src/a.stories.tsx:2', false)];
  expect(another && proofsOf(another, citations)).toEqual(
    new Map([
      ['ui', []],
      ['backoffice', []],
    ]),
  );
});

test('the table counts each layer by the requirements that name it, and the whole ones', () => {
  const citations = [cited('A-001', 'packages/domain/src/a.test.ts:1'), cited('A-002', 'e2e/a.spec.ts:2')];
  const cells = layerTable(LISTS, citations).map((row) => row.split(/\s{2,}/));
  expect(cells).toEqual([
    ['proven in', 'masks', 'domain', 'contract', 'ui', 'api', 'backoffice', 'every layer'],
    ['A-001–002', '–', '1/1', '–', '0/1', '–', '1/1', '1/2'],
    ['all', '–', '1/1', '–', '0/1', '–', '1/1', '1/2'],
  ]);
  expect(openByHeading(LISTS, citations)).toEqual([
    '',
    'A-001–002  Requirements A: workspace',
    `  ${'Access'.padEnd(64)}  1/2; open in`,
    '      ui          A-002',
  ]);
});

test('one requirement is shown with its text, its layers, and what proves them', () => {
  const citations = [
    cited('A-002', 'packages/ui/src/a.stories.tsx:2'),
    cited('A-002', 'packages/ui/src/b.stories.tsx:7'),
    cited('A-002', 'packages/domain/src/a.test.ts:1'),
    cited('A-001', 'e2e/a.spec.ts:3'),
  ];
  expect(another && requirementReport(another, citations).join('\n')).toBe(`A-002 [ui, backoffice] Another, [as ever].
  ui          packages/ui/src/a.stories.tsx:2
              packages/ui/src/b.stories.tsx:7
  backoffice  missing
  counts for no layer: packages/domain/src/a.test.ts:1`);
});
