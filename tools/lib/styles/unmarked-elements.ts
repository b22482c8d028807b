import { child, children, parse, type SyntaxNode, templatePieces, text, walk } from '../syntax.ts';

/** Parts of a drawing: the style sheet finds them in their `<svg>`. */
const DRAWING = new Set(['path', 'rect', 'circle', 'line', 'g', 'defs']);
const CLASS_ATTRIBUTE = /^(className|class|\w+ClassName)$/;

function attribute(element: SyntaxNode, wanted: (name: string) => boolean): SyntaxNode | undefined {
  return children(element, 'attributes').find((one) => one.type === 'JSXAttribute' && wanted(text(child(one, 'name'), 'value') ?? ''));
}

/** The classes that stand in the value of an attribute, in strings and between the expressions of templates. */
function writtenClasses(value: SyntaxNode | undefined): string[] {
  const found: string[] = [];
  walk(value, (node) => {
    if (node.type === 'BinaryExpression' && /^[=!]==?$/.test(text(node, 'operator') ?? '')) return false;
    if (node.type === 'MemberExpression' || node.type === 'CallExpression') return false;
    if (node.type === 'StringLiteral') found.push(text(node, 'value') ?? '');
    if (node.type === 'TemplateLiteral') found.push(...templatePieces(node));
    return true;
  });
  return found.flatMap((piece) => piece.split(/\s+/)).filter(Boolean);
}

/** The variables of a file that hold the name of an element: `h${level}`, or one of several names. */
function tagVariables(tree: SyntaxNode): Set<string> {
  const found = new Set<string>();
  walk(tree, (node) => {
    if (node.type !== 'VariableDeclarator') return;
    const init = child(node, 'init');
    const value = init?.type === 'TsConstAssertion' ? child(init, 'expression') : init;
    const [first, second] = [child(value, 'consequent'), child(value, 'alternate')];
    const isChoice = value?.type === 'ConditionalExpression' && first?.type === 'StringLiteral' && second?.type === 'StringLiteral';
    if (value?.type === 'TemplateLiteral' || isChoice) found.add(text(child(node, 'id'), 'value') ?? '');
  });
  return found;
}

/** Whether a class is the empty one in some case, and there is no other beside it. */
function canBeEmpty(value: SyntaxNode | undefined): boolean {
  const choice = child(value, 'expression');
  const isEmpty = (node: SyntaxNode | undefined) => node?.type === 'StringLiteral' && text(node, 'value') === '';
  return choice?.type === 'ConditionalExpression' && (isEmpty(child(choice, 'consequent')) || isEmpty(child(choice, 'alternate')));
}

/**
 * The elements of a component that the style sheets would not know as ours, and the classes without our prefix, which would mean something
 * else, or nothing, in another app.
 */
export function unmarkedElements(source: string, fileName: string): string[] {
  const findings: string[] = [];
  const { tree, lineOf } = parse(source, fileName);
  const tags = tagVariables(tree);
  walk(tree, (element) => {
    if (element.type !== 'JSXOpeningElement') return;
    const name = text(child(element, 'name'), 'value') ?? '';
    const isHtml = (/^[a-z]/.test(name) && !DRAWING.has(name)) || tags.has(name);
    const given = attribute(element, (one) => one === 'className');
    const hasClass = given !== undefined;
    const takesClass = children(element, 'attributes').some(({ type }) => type === 'SpreadElement');
    if (isHtml && !hasClass && !takesClass)
      findings.push(`${fileName}:${lineOf(element)} <${name}> has no class; "g:own" marks it as ours`);
    if (isHtml && canBeEmpty(child(given, 'value')))
      findings.push(`${fileName}:${lineOf(element)} <${name}> has no class when it has the empty one; "g:own" marks it as ours`);
    for (const one of children(element, 'attributes')) {
      if (!CLASS_ATTRIBUTE.test(text(child(one, 'name'), 'value') ?? '')) continue;
      for (const written of writtenClasses(child(one, 'value')))
        if (!written.startsWith('g:')) findings.push(`${fileName}:${lineOf(one)} the class ${written} lacks the prefix g:`);
    }
  });
  return findings;
}
