// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the cases are source code themselves.
import { expect, test } from 'vitest';
import { citationsIn, readRequirementList, shortForm, unknownCitations } from './requirements.ts';

const LIST = `# Requirements A: workspace

Read A-999 as an example.

## Access

- **A-001** [domain] One rule (see A-002).
- **A-002** [ui] Another.

## Words

| key | text |
`;

test('a list has the ids of its lines, under headings that have any', () => {
  expect(readRequirementList(LIST)).toEqual({
    title: 'Requirements A: workspace',
    headings: [{ title: 'Access', ids: ['A-001', 'A-002'] }],
  });
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
  ['an id twice in one title', "test('A-001, A-001', () => {})", ['A-001']],
  ['a range: its first only', "test('A-001 to 003, Q-010–012', () => {})", ['A-001', 'Q-010']],
  ['other texts', "// A-001\nconst a = 'A-002'; expect('A-003').toBe(1); test('plain', () => { check('A-004') })", []],
  ['what is not quite an id', "test('XA-001 A-0012 B-001', () => {})", []],
])('titles: %s', (_case, source, cited) => {
  expect(ids(source)).toEqual(cited);
});

test('in stories the name counts, the rest does not', () => {
  const source = "export const A001: Story = { name: 'A-001 formats', args: { label: 'A-002' }, play: async () => { test('A-003') } };";
  expect(ids(source, 'packages/ui/src/a/a.stories.tsx')).toEqual(['A-001']);
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
