import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { child, children, parseFile, text, walk } from '../syntax.ts';
import type { ComponentDoc, PropDoc } from './component-doc.ts';
import { keyboardFindings } from './keyboard.ts';
import { isNamedAfter } from './named-after.ts';

/** The props that a component's own interface lists, read without the compiler. */
function listedProps(path: string, component: string): string[] {
  const names: string[] = [];
  walk(parseFile(path).tree, (node) => {
    if (node.type !== 'TsInterfaceDeclaration' || text(child(node, 'id'), 'value') !== `${component}Props`) return;
    for (const member of children(child(node, 'body'), 'body')) {
      const name = text(child(member, 'key'), 'value');
      if (name) names.push(name);
    }
    return false;
  });
  return names;
}

const words = (sentence: string) => sentence.toLowerCase().match(/[a-z]+/g) ?? [];
const NO_TYPE = /^(|any|unknown|object|\{\}|\.\.\.)$/;

/** A sentence that only says the name again ("The title.") helps nobody. */
function saysNothing({ name, description }: PropDoc): boolean {
  const ofName = new Set([...words(name.replaceAll(/[A-Z]/g, ' $&')), 'the', 'a', 'an', 'of', 'it', 'is']);
  return words(description).every((word) => ofName.has(word));
}

/** Whether a component has a page of its own; the others are told of on the page of the one that they belong to. */
export function hasPage(root: string, { name, file }: ComponentDoc): boolean {
  return isNamedAfter(file, name) && existsSync(join(root, file.replace(/\.tsx$/, '.stories.tsx')));
}

/** The labelled lines that every page has. */
const NEEDED = ['Use', 'Not for', 'Keyboard', 'Screen reader'] as const;

/** What a component with a page of its own does not tell: when it is used, its parts, its keys, and the words by which it is found. */
function missingFromPage(root: string, component: ComponentDoc): string[] {
  if (!hasPage(root, component)) return [];
  const { sections, keywords, anatomy } = component;
  return [
    ...NEEDED.filter((label) => !sections[label]).map((label) => `has no "${label}:"`),
    ...(anatomy || sections.Parts ? [] : ['has no "Parts:", and there is no picture of them (anatomy.ts)']),
    ...(keywords.length > 0 ? [] : ['has no @keywords']),
  ];
}

/** A version that somebody writes is not true of what waits for the next one. */
function sinceFindings(root: string, { file }: ComponentDoc): string[] {
  const isWritten = / @since /.test(readFileSync(join(root, file), 'utf8'));
  return isWritten ? ['has @since, which is known from docs/api/since.json'] : [];
}

/** What a reader of the pages would miss: what a component is and when it is used, a prop, its sentence, its type. */
export function checkComponentDocs(root: string, components: readonly ComponentDoc[]): string[] {
  return components.flatMap((component) => {
    const { name, file, summary, props, sections } = component;
    const documented = new Set(props.map((prop) => prop.name));
    return [
      ...(summary ? [] : [`${file}: ${name} has no docstring`]),
      ...[...missingFromPage(root, component), ...keyboardFindings(sections.Keyboard ?? 'none.'), ...sinceFindings(root, component)].map(
        (finding) => `${file}: the docstring of ${name} ${finding}`,
      ),
      ...listedProps(join(root, file), name)
        .filter((prop) => !documented.has(prop))
        .map((prop) => `${file}: ${name}.${prop} is missing from its table`),
      ...props.filter(saysNothing).map((prop) => `${prop.at || file}: ${name}.${prop.name} has no sentence that says more than its name`),
      ...props.filter(({ type }) => NO_TYPE.test(type)).map((prop) => `${prop.at || file}: ${name}.${prop.name} has no type`),
    ];
  });
}
