import { filesBelow, isTestCode, shown } from './files.ts';
import { child, children, parseFile, type SyntaxNode, text, walk } from './syntax.ts';

/** A function of the domain that gives a quote or a request its next status. */
export interface StatusWriter {
  readonly name: string;
  /** Its file, below the domain's sources. */
  readonly file: string;
}

const MOVES = new Set(['movedQuote', 'movedRequest']);

/** Whether code moves a status by the table, or writes the field `statusCotacao` of an object. */
function writesStatus(code: SyntaxNode): boolean {
  let writes = false;
  walk(code, (node) => {
    if (node.type === 'CallExpression' && MOVES.has(text(child(node, 'callee'), 'value') ?? '')) writes = true;
    if (node.type === 'KeyValueProperty' && text(child(node, 'key'), 'value') === 'statusCotacao') writes = true;
  });
  return writes;
}

/** The functions at the top of a source that give a status. */
function writersIn(tree: SyntaxNode): string[] {
  return children(tree, 'body').flatMap((statement) => {
    const declaration = statement.type === 'ExportDeclaration' ? child(statement, 'declaration') : statement;
    return declaration?.type === 'FunctionDeclaration' && writesStatus(declaration)
      ? [text(child(declaration, 'identifier'), 'value') ?? '']
      : [];
  });
}

/** Every function of the domain that says which status a quote or a request gets next, except the table's own. */
export function statusWriters(domain: string): StatusWriter[] {
  return filesBelow(
    domain,
    (path) => path.endsWith('.ts') && !isTestCode(path) && !/\/requests\/((quote-)?transitions|moved-request)\.ts$/.test(path),
  )
    .flatMap((path) => writersIn(parseFile(path).tree).map((name) => ({ name, file: shown(domain, path) })))
    .sort((one, other) => one.name.localeCompare(other.name));
}
