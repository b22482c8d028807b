import { child, children, isNode, type SyntaxNode, templatePieces, text, walk } from './syntax.ts';

export type Literal = string | number | boolean | undefined | Literal[] | { [key: string]: Literal };

const keyOf = (property: SyntaxNode) => text(child(property, 'key'), 'value') ?? '';

/** The value that stands in the source; `undefined` for what has to be run to be known, such as an element. */
function literalValue(node: SyntaxNode | undefined): Literal {
  switch (node?.type) {
    case 'StringLiteral':
      return text(node, 'value') ?? '';
    case 'TemplateLiteral':
      return children(node, 'expressions').length === 0 ? templatePieces(node).join('') : undefined;
    case 'NumericLiteral':
      return Number(node['value']);
    case 'BooleanLiteral':
      return node['value'] === true;
    case 'TsConstAssertion':
    case 'TsAsExpression':
    case 'TsSatisfiesExpression':
      return literalValue(child(node, 'expression'));
    case 'ArrayExpression': {
      const elements: unknown[] = Array.isArray(node['elements']) ? node['elements'] : [];
      return elements.map((element) => {
        const value: unknown = typeof element === 'object' && element !== null && 'expression' in element ? element.expression : undefined;
        return isNode(value) ? literalValue(value) : undefined;
      });
    }
    case 'ObjectExpression':
      return Object.fromEntries(children(node, 'properties').map((property) => [keyOf(property), literalValue(child(property, 'value'))]));
    default:
      return undefined;
  }
}

/** The value behind `export const <name> =` of a module. */
export function exportedLiteral(tree: SyntaxNode, name: string): Literal {
  let found: SyntaxNode | undefined;
  walk(tree, (node) => {
    if (node.type === 'VariableDeclarator' && text(child(node, 'id'), 'value') === name) found = child(node, 'init');
  });
  return literalValue(found);
}
