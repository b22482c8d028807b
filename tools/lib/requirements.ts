import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow, shown } from './files.ts';
import { arrayElements, callArguments, child, parse, type SyntaxNode, templatePieces, text, walk } from './syntax.ts';

/** A requirement's id, as it stands in a list, a title or a docstring. */
export const REQUIREMENT_ID = /\b[ABQS]-\d{3}\b/g;

/** The layers for which a requirement can need a test, in the order in which they are printed. */
export const LAYERS = ['masks', 'domain', 'contract', 'ui', 'api', 'backoffice'] as const;
export type Layer = (typeof LAYERS)[number];

export interface Requirement {
  id: string;
  /** The text of the line behind its layers. */
  text: string;
  /** The layers in its brackets, in the order of `LAYERS`. */
  layers: Layer[];
}

interface RequirementHeading {
  title: string;
  requirements: Requirement[];
}

export interface RequirementList {
  title: string;
  headings: RequirementHeading[];
}

export interface Citation {
  id: string;
  /** The place of the citation, as `path:line`. */
  at: string;
  /** False for a test that is skipped or not written yet: it cites the id, but proves nothing. */
  proves: boolean;
}

/** For each layer of a requirement, the place of a test that proves it: as `path:line`, empty when there is none. */
export type Proofs = ReadonlyMap<Layer, readonly string[]>;

/** The layers for which a test counts, by its folder or file. The server implements the contract, so its tests prove that layer too. */
const PROVEN_BELOW: Readonly<Record<string, readonly Layer[]>> = {
  'packages/masks': ['masks'],
  'packages/domain': ['domain'],
  'packages/contract': ['contract'],
  'packages/ui': ['ui'],
  'apps/api': ['contract', 'api'],
  'apps/backoffice': ['backoffice'],
  e2e: ['backoffice'],
  // The checks of the built Storybook, which shows the components.
  'tools/test/storybook.ts': ['ui'],
  // The pictures of the back office.
  'tools/test/screens.ts': ['backoffice'],
};

/** The layers that a test at `at` (`path:line`) can prove. */
export function layersProvenBy(at: string): readonly Layer[] {
  return Object.entries(PROVEN_BELOW).find(([place]) => at.startsWith(`${place}/`) || at.startsWith(`${place}:`))?.[1] ?? [];
}

/** A line of a list. Throws when its brackets are missing or name a layer that does not exist. */
function readRequirement(line: string): Requirement | undefined {
  const id = /^- \*\*([ABQS]-\d{3})\*\*/.exec(line)?.[1];
  if (!id) return undefined;
  const [, names, text = ''] = /^- \*\*[^*]+\*\* \[([a-z, ]+)\] (.+)$/.exec(line) ?? [];
  const named = names?.split(',').map((name) => name.trim()) ?? [];
  const strangers = named.filter((name) => !LAYERS.some((layer) => layer === name));
  if (named.length === 0 || strangers.length > 0) {
    throw new Error(
      `${id} must name its layers in brackets (${LAYERS.join(', ')})${strangers.length > 0 ? `, not ${strangers.join(', ')}` : ''}`,
    );
  }
  return { id, text, layers: LAYERS.filter((layer) => named.includes(layer)) };
}

/** One list of requirements from its Markdown: the `##` headings and the requirements below each. */
export function readRequirementList(markdown: string): RequirementList {
  const list: RequirementList = { title: '', headings: [] };
  for (const line of markdown.split('\n')) {
    const heading = /^(#{1,2}) (.+)$/.exec(line);
    const requirement = readRequirement(line);
    if (heading?.[1] === '#') list.title = heading[2] ?? '';
    else if (heading) list.headings.push({ title: heading[2] ?? '', requirements: [] });
    else if (requirement) list.headings.at(-1)?.requirements.push(requirement);
  }
  return { ...list, headings: list.headings.filter(({ requirements }) => requirements.length > 0) };
}

/** The lists in docs/requirements, in their order. */
export function readRequirements(root: string): RequirementList[] {
  const folder = join(root, 'docs/requirements');
  return readdirSync(folder)
    .filter((name) => /^\d-.*\.md$/.test(name))
    .sort()
    .map((name) => readRequirementList(readFileSync(join(folder, name), 'utf8')));
}

/** Every requirement of a list. */
export function requirementsOf({ headings }: RequirementList): Requirement[] {
  return headings.flatMap(({ requirements }) => requirements);
}

/** The place where each layer of a requirement is proven. A layer without a place is open. */
export function proofsOf({ id, layers }: Requirement, citations: readonly Citation[]): Proofs {
  const places = citations.filter((citation) => citation.id === id && citation.proves).map(({ at }) => at);
  return new Map(layers.map((layer) => [layer, places.filter((at) => layersProvenBy(at).includes(layer))]));
}

/** `test`, `it` or `describe` behind a callee such as `test.each([...])`, and the names of the members before the call. */
function testFunction(callee: SyntaxNode | undefined, members: string[] = []): { name: string; members: string[] } | undefined {
  switch (callee?.type) {
    case 'Identifier':
      return { name: text(callee, 'value') ?? '', members };
    case 'MemberExpression':
      return testFunction(child(callee, 'object'), [...members, text(child(callee, 'property'), 'value') ?? '']);
    case 'CallExpression':
      return testFunction(child(callee, 'callee'), members);
    case 'TaggedTemplateExpression':
      return testFunction(child(callee, 'tag'), members);
    default:
      return undefined;
  }
}

function literalText(node: SyntaxNode | undefined): string {
  if (node?.type === 'StringLiteral') return text(node, 'value') ?? '';
  if (node?.type === 'TemplateLiteral') return templatePieces(node).join(' ');
  return '';
}

const PROVES_NOTHING = new Set(['skip', 'todo', 'fixme', 'fails', 'fail']);

/** The names in `namedChecks([[name, check], …])`. */
function checkTitles(call: SyntaxNode): SyntaxNode[] {
  const pairs = callArguments(call).flatMap(arrayElements);
  return pairs.flatMap((pair) => arrayElements(pair)[0] ?? []);
}

/** The ids in the titles of the tests of one source file, of the `name`s of its stories, or of its named checks. */
export function citationsIn(source: string, path: string): Citation[] {
  const { tree, lineOf } = parse(source, path);
  const citations: Citation[] = [];
  const cite = (title: SyntaxNode | undefined, proves: boolean) => {
    for (const id of new Set(literalText(title).match(REQUIREMENT_ID))) {
      citations.push({ id, at: `${path}:${title ? lineOf(title) : 1}`, proves });
    }
  };
  const stories = /\.stories\.tsx$/.test(path);
  // A skipped describe skips the tests in it, so the flag is passed down the tree.
  const visit = (part: unknown, proves: boolean): void =>
    walk(part, (node) => {
      if (stories && node.type === 'KeyValueProperty') {
        if (text(child(node, 'key'), 'value') === 'name') cite(child(node, 'value'), true);
        return;
      }
      if (stories || node.type !== 'CallExpression') return;
      if (text(child(node, 'callee'), 'value') === 'namedChecks') for (const title of checkTitles(node)) cite(title, true);
      const called = testFunction(child(node, 'callee'));
      if (!called || !['test', 'it', 'describe'].includes(called.name)) return;
      // A group may have no title: then its tests are the first argument.
      const parts = callArguments(node);
      const proven = proves && !called.members.some((member) => PROVES_NOTHING.has(member));
      cite(parts[0], proven);
      visit(parts, proven);
      return false;
    });
  visit(tree['body'], true);
  return citations;
}

const CITES = /\.test\.tsx?$|\.stories\.tsx$|[\\/]e2e[\\/].*\.spec\.ts$/;

/** Every citation in the repository's tests and stories. */
export function readCitations(root: string): Citation[] {
  // The tools' own tests contain invented ids.
  const tests = ['packages', 'apps', 'e2e', 'benchmarks'].flatMap((folder) => filesBelow(join(root, folder), (path) => CITES.test(path)));
  const steps = Object.keys(PROVEN_BELOW).filter((place) => place.endsWith('.ts'));
  return [...tests, ...steps.map((step) => join(root, step))].flatMap((path) => citationsIn(readFileSync(path, 'utf8'), shown(root, path)));
}

/** The citations of ids that are in no list. */
export function unknownCitations(lists: readonly RequirementList[], citations: readonly Citation[]): Citation[] {
  const known = new Set(lists.flatMap(requirementsOf).map(({ id }) => id));
  return citations.filter(({ id }) => !known.has(id));
}
