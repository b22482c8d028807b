import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { filesBelow, isTestCode, shown } from './files.ts';
import { REQUIREMENT_ID } from './requirements.ts';

/** One rule of the domain, as its docstring tells it. */
export interface Rule {
  name: string;
  /** The folder that people import. */
  folder: string;
  file: string;
  /** The first paragraph: what it answers, and the formula. */
  answers: string;
  ids: string[];
}

const DOCUMENTED = /\/\*\*((?:[^*]|\*(?!\/))*)\*\/\s*export (?:function|const) (\w+)/g;

/** The lines of a docstring without their stars. */
function linesOf(comment: string): string[] {
  return comment.split('\n').map((line) => line.replace(/^\s*\* ?/, '').trim());
}

/** The rules in one source: what is exported with a docstring that names a requirement. */
export function rulesIn(source: string, folder: string, file: string): Rule[] {
  return [...source.matchAll(DOCUMENTED)].flatMap(([, comment = '', name = '']) => {
    const lines = linesOf(comment);
    const ids = [...new Set(lines.join(' ').match(REQUIREMENT_ID))].sort();
    const body = lines
      .join('\n')
      .replace(/@see[^\n]*/g, '')
      .trim();
    const answers = (body.split(/\n\s*\n/)[0] ?? '').replace(/\s+/g, ' ').trim();
    return ids.length > 0 && answers !== '' ? [{ name, folder, file, answers, ids }] : [];
  });
}

/** Every rule that `@guiche/domain` exports, in the order of its folders. */
export function readRules(root: string): Rule[] {
  const source = join(root, 'packages/domain/src');
  const files = filesBelow(source, (path) => path.endsWith('.ts') && !isTestCode(path) && basename(path) !== 'index.ts');
  return files.flatMap((path) => {
    const folder = dirname(path);
    const index = join(folder, 'index.ts');
    const exported = existsSync(index) ? readFileSync(index, 'utf8') : '';
    const rules = rulesIn(readFileSync(path, 'utf8'), shown(source, folder), basename(path));
    return rules.filter(({ name }) => new RegExp(`\\b${name}\\b`).test(exported));
  });
}

function row({ name, answers, ids }: Rule): string {
  return `| \`${name}\` | ${answers.replaceAll('|', '\\|')} | ${ids.join(', ')} |`;
}

/** The page that lists every rule with its formula and its requirement. */
export function rulesPage(rules: readonly Rule[]): string {
  const folders = [...new Set(rules.map(({ folder }) => folder))];
  const tables = folders.map((folder) => {
    const rows = rules.filter((rule) => rule.folder === folder).map(row);
    return [`## ${folder}`, '', '| rule | what it answers | requirement |', '| --- | --- | --- |', ...rows, ''].join('\n');
  });
  return [
    '# Rules',
    '',
    'Every rule of `@guiche/domain`, by the folder that it is imported from. Written by `npm run rules` from the docstrings: correct them there.',
    '',
    ...tables,
  ].join('\n');
}
