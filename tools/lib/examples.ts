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
  /** Whether it shows an open window. */
  opens: boolean;
  /** Whether its page shows it in a frame of its own. */
  isFramed: boolean;
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

/** A member of a member of an object, and so on. */
function memberAt(object: SyntaxNode | undefined, ...keys: readonly string[]): SyntaxNode | undefined {
  return keys.reduce<SyntaxNode | undefined>((node, key) => node && member(node, key), object);
}

/** Whether a story, or what all stories of a file have in common, has an open window. */
const opensIn = (object: SyntaxNode | undefined) => memberAt(object, 'args', 'open')?.['value'] === true;

/** What a story, or what all stories of a file have in common, says of the frame on its page. */
function frameIn(object: SyntaxNode | undefined): boolean | undefined {
  const inline = memberAt(object, 'parameters', 'docs', 'story', 'inline')?.['value'];
  if (typeof inline === 'boolean') return !inline;
  return text(memberAt(object, 'parameters', 'layout'), 'value') === 'fullscreen' || undefined;
}

/** What all stories of a file have in common: `const meta = {…} satisfies Meta`. */
function metaOf(tree: SyntaxNode): SyntaxNode | undefined {
  const declarators = children(tree, 'body').flatMap((node) => children(node, 'declarations'));
  const init = child(
    declarators.find((declarator) => text(child(declarator, 'id'), 'value') === 'meta'),
    'init',
  );
  return init?.type === 'ObjectExpression' ? init : child(init, 'expression');
}

/** The stories of a file: its exported objects. */
function storiesIn(path: string): Story[] {
  const { tree, lineOf } = parseFile(path);
  const meta = metaOf(tree);
  return children(tree, 'body').flatMap((node) => {
    if (node.type !== 'ExportDeclaration') return [];
    return children(child(node, 'declaration'), 'declarations').flatMap((declarator) => {
      const object = child(declarator, 'init');
      if (object?.type !== 'ObjectExpression') return [];
      return {
        name: text(member(object, 'name'), 'value'),
        plays: member(object, 'play') !== undefined,
        tags: elements(member(object, 'tags')),
        line: lineOf(node),
        opens: opensIn(object) || (opensIn(meta) && memberAt(object, 'args', 'open') === undefined),
        isFramed: frameIn(object) ?? frameIn(meta) ?? false,
      };
    });
  });
}

/**
 * What keeps examples and tests apart in Storybook: each page has an example to show, and a story that cites a requirement has a `play`
 * function that proves it. An example that is an open window stands in a frame, or it would cover the page and lock its scroll.
 */
export function checkExamples(root: string): string[] {
  return filesBelow(join(root, 'packages'), (path) => path.endsWith('.stories.tsx')).flatMap((path) => {
    const stories = storiesIn(path);
    const isExample = ({ name, plays, tags }: Story) => !isBehaviour({ plays, named: name !== undefined, tags });
    const unproven = stories.filter(({ name, plays }) => !plays && name?.match(REQUIREMENT_ID));
    const covering = stories.filter((story) => isExample(story) && story.opens && !story.isFramed);
    return [
      ...(stories.some(isExample) ? [] : [`${shown(root, path)} has no example: each of its stories tests the behaviour in its name`]),
      ...unproven.map(({ name, line }) => `${shown(root, path)}:${line}: "${name}" has no play function, so it proves nothing`),
      ...covering.map(({ line }) => `${shown(root, path)}:${line}: an open window covers the page: docs: { story: { inline: false } }`),
    ];
  });
}
