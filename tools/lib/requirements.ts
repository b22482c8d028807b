import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow, shown } from './files.ts';
import { callArguments, child, parse, type SyntaxNode, templatePieces, text, walk } from './syntax.ts';

const ID = /\b[AQS]-\d{3}\b/g;

interface RequirementHeading {
  title: string;
  ids: string[];
}

export interface RequirementList {
  title: string;
  headings: RequirementHeading[];
}

export interface Citation {
  id: string;
  /** Where, as `path:line`. */
  at: string;
  /** False for a test that is skipped or still to be written: it cites, but shows nothing. */
  proves: boolean;
}

/** One list of requirements from its Markdown: the `##` headings and the ids of the lines below each. */
export function readRequirementList(markdown: string): RequirementList {
  const list: RequirementList = { title: '', headings: [] };
  for (const line of markdown.split('\n')) {
    const heading = /^(#{1,2}) (.+)$/.exec(line);
    const id = /^- \*\*([AQS]-\d{3})\*\*/.exec(line)?.[1];
    if (heading?.[1] === '#') list.title = heading[2] ?? '';
    else if (heading) list.headings.push({ title: heading[2] ?? '', ids: [] });
    else if (id) list.headings.at(-1)?.ids.push(id);
  }
  return { ...list, headings: list.headings.filter(({ ids }) => ids.length > 0) };
}

/** The lists in docs/requirements, in their order. */
export function readRequirements(root: string): RequirementList[] {
  const folder = join(root, 'docs/requirements');
  return readdirSync(folder)
    .filter((name) => /^[123]-.*\.md$/.test(name))
    .sort()
    .map((name) => readRequirementList(readFileSync(join(folder, name), 'utf8')));
}

/** `test`, `it` or `describe` behind a callee such as `test.each([...])`, and the names of the members on the way. */
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

/** The ids in the titles of the tests of one source file, or of the `name`s of its stories. */
export function citationsIn(source: string, path: string): Citation[] {
  const { tree, lineOf } = parse(source, path);
  const citations: Citation[] = [];
  const cite = (title: SyntaxNode | undefined, proves: boolean) => {
    for (const id of new Set(literalText(title).match(ID))) {
      citations.push({ id, at: `${path}:${title ? lineOf(title) : 1}`, proves });
    }
  };
  const stories = /\.stories\.tsx$/.test(path);
  // A skipped describe skips what it holds, so the answer goes down the tree with us.
  const visit = (part: unknown, proves: boolean): void =>
    walk(part, (node) => {
      if (stories && node.type === 'KeyValueProperty') {
        if (text(child(node, 'key'), 'value') === 'name') cite(child(node, 'value'), true);
        return;
      }
      if (stories || node.type !== 'CallExpression') return;
      const called = testFunction(child(node, 'callee'));
      if (!called || !['test', 'it', 'describe'].includes(called.name)) return;
      const [title, ...body] = callArguments(node);
      const proven = proves && !called.members.some((member) => PROVES_NOTHING.has(member));
      cite(title, proven);
      visit(body, proven);
      return false;
    });
  visit(tree['body'], true);
  return citations;
}

const CITES = /\.test\.tsx?$|\.stories\.tsx$|[\\/]e2e[\\/].*\.spec\.ts$/;

/** Every citation in the repository's tests and stories. */
export function readCitations(root: string): Citation[] {
  // The tools' own tests are full of invented ids.
  return ['packages', 'apps', 'e2e', 'benchmarks']
    .flatMap((folder) => filesBelow(join(root, folder), (path) => CITES.test(path)))
    .flatMap((path) => citationsIn(readFileSync(path, 'utf8'), shown(root, path)));
}

/** The citations of ids that no list has. */
export function unknownCitations(lists: readonly RequirementList[], citations: readonly Citation[]): Citation[] {
  const known = new Set(lists.flatMap(({ headings }) => headings.flatMap(({ ids }) => ids)));
  return citations.filter(({ id }) => !known.has(id));
}

/** Ids in short: `A-001, A-003–007`. */
export function shortForm(ids: readonly string[]): string {
  const runs: string[][] = [];
  const number = (id: string) => Number(id.slice(2));
  for (const id of ids) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (run && last && last[0] === id[0] && number(id) === number(last) + 1) run.push(id);
    else runs.push([id]);
  }
  return runs.map((run) => (run.length > 1 ? `${run[0]}–${run.at(-1)?.slice(2)}` : run[0])).join(', ');
}
