import { join } from 'node:path';
import { isBehaviour } from '../../.storybook/behaviour.ts';
import { filesBelow, shown } from './files.ts';
import { REQUIREMENT_ID } from './requirements.ts';
import { child, children, isNode, parseFile, type SyntaxNode, text } from './syntax.ts';

interface Story {
  name: string | undefined;
  plays: boolean;
  tags: string[];
  line: number;
}

/** The value of a member of an object, or the method of that name. */
function member(object: SyntaxNode, key: string): SyntaxNode | undefined {
  const found = children(object, 'properties').find((property) => text(child(property, 'key'), 'value') === key);
  return child(found, 'value') ?? (found?.type === 'MethodProperty' ? found : undefined);
}

function elements(array: SyntaxNode | undefined): string[] {
  const list: unknown = array?.['elements'];
  if (!Array.isArray(list)) return [];
  return list.flatMap((item: unknown) => {
    const expression =
      typeof item === 'object' && item !== null && 'expression' in item && isNode(item.expression) ? item.expression : undefined;
    return text(expression, 'value') ?? [];
  });
}

/** The stories of a file: its exported objects. */
function storiesIn(path: string): Story[] {
  const { tree, lineOf } = parseFile(path);
  return children(tree, 'body').flatMap((node) => {
    if (node.type !== 'ExportDeclaration') return [];
    return children(child(node, 'declaration'), 'declarations').flatMap((declarator) => {
      const object = child(declarator, 'init');
      if (object?.type !== 'ObjectExpression') return [];
      const name = text(member(object, 'name'), 'value');
      return { name, plays: member(object, 'play') !== undefined, tags: elements(member(object, 'tags')), line: lineOf(node) };
    });
  });
}

/**
 * What keeps examples and tests apart in Storybook: each page has an example to show, and a story that cites a requirement has a `play`
 * function that proves it.
 */
export function checkExamples(root: string): string[] {
  return filesBelow(join(root, 'packages'), (path) => path.endsWith('.stories.tsx')).flatMap((path) => {
    const stories = storiesIn(path);
    const isExample = ({ name, plays, tags }: Story) => !isBehaviour({ plays, named: name !== undefined, tags });
    const unproven = stories.filter(({ name, plays }) => !plays && name?.match(REQUIREMENT_ID));
    return [
      ...(stories.some(isExample) ? [] : [`${shown(root, path)} has no example: each of its stories tests the behaviour in its name`]),
      ...unproven.map(({ name, line }) => `${shown(root, path)}:${line}: "${name}" has no play function, so it proves nothing`),
    ];
  });
}
