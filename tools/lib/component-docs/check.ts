import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { child, children, parseFile, text, walk } from '../syntax.ts';
import type { ComponentDoc, PropDoc } from './component-doc.ts';

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

/** What a component with a page of its own does not tell: when it is used, when not, and the words by which it is found. */
function missingFromPage(root: string, { name, file, sections, keywords }: ComponentDoc): string[] {
  const isPart = basename(file, '.tsx').replaceAll('-', '') !== name.toLowerCase();
  if (isPart || !existsSync(join(root, file.replace(/\.tsx$/, '.stories.tsx')))) return [];
  return [
    ...(sections.Use ? [] : ['"Use:"']),
    ...(sections['Not for'] ? [] : ['"Not for:"']),
    ...(keywords.length > 0 ? [] : ['@keywords']),
  ];
}

/** What a reader of the pages would miss: what a component is and when it is used, a prop, its sentence, its type. */
export function checkComponentDocs(root: string, components: readonly ComponentDoc[]): string[] {
  return components.flatMap((component) => {
    const { name, file, summary, props } = component;
    const documented = new Set(props.map((prop) => prop.name));
    return [
      ...(summary ? [] : [`${file}: ${name} has no docstring`]),
      ...missingFromPage(root, component).map((part) => `${file}: the docstring of ${name} has no ${part}`),
      ...listedProps(join(root, file), name)
        .filter((prop) => !documented.has(prop))
        .map((prop) => `${file}: ${name}.${prop} is missing from its table`),
      ...props.filter(saysNothing).map((prop) => `${prop.at || file}: ${name}.${prop.name} has no sentence that says more than its name`),
      ...props.filter(({ type }) => NO_TYPE.test(type)).map((prop) => `${prop.at || file}: ${name}.${prop.name} has no type`),
    ];
  });
}
