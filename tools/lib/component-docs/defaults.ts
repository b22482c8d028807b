import {
  isBindingElement,
  isFunctionDeclaration,
  isIdentifier,
  isObjectBindingPattern,
  isObjectLiteralExpression,
  isPropertyAssignment,
  isVariableDeclaration,
  type Node,
  type SourceFile,
} from 'typescript/unstable/ast';
import { type Project, SymbolFlags, type Symbol as TsSymbol } from 'typescript/unstable/sync';

/** What a component takes out of its props by name, and the expressions that hold when a prop is left out. */
export interface TakenProps {
  names: string[];
  defaults: ReadonlyMap<string, string>;
}

const NAMED_CONSTANT = /^[A-Z][A-Z\d_]+$/;

function descendants(node: Node, visit: (node: Node) => void): void {
  node.forEachChild((inner) => {
    visit(inner);
    descendants(inner, visit);
  });
}

const textOf = (source: SourceFile, node: Node) => source.text.slice(node.pos, node.end).trim();

/** The expression as it is written; a constant in capitals is replaced by what it stands for. */
function expressionText(project: Project, source: SourceFile, node: Node): string {
  const text = textOf(source, node);
  if (!isIdentifier(node) || !NAMED_CONSTANT.test(text)) return text;
  const symbol = project.checker.getResolvedSymbol(node);
  const imported = symbol && (symbol.flags & SymbolFlags.Alias) !== 0 ? project.checker.getAliasedSymbol(symbol) : symbol;
  const target = imported?.valueDeclaration?.resolve(project);
  if (!target || !isVariableDeclaration(target) || !target.initializer) return text;
  return textOf(target.getSourceFile(), target.initializer).replace(/ as const$/, '');
}

/** Reads the destructured parameter of a function component, and in its body `const { … } = props`, or of what is left of them. */
export function takenProps(project: Project, source: SourceFile, declaration: Node): TakenProps {
  const names: string[] = [];
  const defaults = new Map<string, string>();
  /** The variables that hold the props, or those of them that were not taken out before. */
  const holders = new Set<string>();
  const read = (pattern: Node) => {
    if (!isObjectBindingPattern(pattern)) {
      holders.add(textOf(source, pattern));
      return;
    }
    pattern.forEachChild((element) => {
      if (!isBindingElement(element) || !element.name) return;
      if (element.dotDotDotToken) return void holders.add(textOf(source, element.name));
      const name = textOf(source, element.propertyName ?? element.name).replaceAll(/^['"]|['"]$/g, '');
      names.push(name);
      if (element.initializer) defaults.set(name, expressionText(project, source, element.initializer));
    });
  };
  const parameter = isFunctionDeclaration(declaration) ? declaration.parameters[0] : undefined;
  if (!parameter) return { names, defaults };
  read(parameter.name);
  descendants(declaration, (node) => {
    if (!isVariableDeclaration(node) || !isObjectBindingPattern(node.name) || !node.initializer) return;
    if (holders.has(textOf(source, node.initializer))) read(node.name);
  });
  return { names, defaults };
}

/** The default of a variant of cva: it stands beside `variants`, in `defaultVariants`. */
export function variantDefault(project: Project, property: TsSymbol): string | undefined {
  const variant = property.declarations[0]?.resolve(project);
  if (!variant || !isPropertyAssignment(variant)) return undefined;
  const configuration = variant.parent?.parent?.parent;
  if (!configuration || !isObjectLiteralExpression(configuration)) return undefined;
  const defaults = configuration.properties.find(
    (one) => isPropertyAssignment(one) && textOf(one.getSourceFile(), one.name) === 'defaultVariants',
  );
  if (!defaults || !isPropertyAssignment(defaults) || !isObjectLiteralExpression(defaults.initializer)) return undefined;
  const own = defaults.initializer.properties.find(
    (one) => isPropertyAssignment(one) && textOf(one.getSourceFile(), one.name) === property.name,
  );
  return own && isPropertyAssignment(own) ? textOf(own.getSourceFile(), own.initializer) : undefined;
}
