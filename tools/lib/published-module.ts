import { dirname, relative } from 'node:path/posix';
import { parseAst } from 'rolldown/parseAst';

type Program = ReturnType<typeof parseAst>;
type Statement = Program['body'][number];
type FunctionNode = Extract<Statement, { generator: boolean }>;

/** Where the build finds the helper that gives components their ref in React 18, below `dist`. */
const TAKES_REF = 'internal/takes-ref.js';

const CLIENT = "'use client';";

/** Packages that work in a module of a server as well as in one of a browser. */
const ANYWHERE = /^(\.|@guiche\/(masks|domain)\/|class-variance-authority$)/;

export interface BuiltModule {
  /** The path below `dist`, with slashes. */
  readonly path: string;
  /** Whether its source is a `.tsx`. */
  readonly hasComponents: boolean;
  /** What tsc wrote. */
  readonly code: string;
}

/**
 * Whether a module runs only where there is React with its hooks: one with components, a hook, or what imports React or a library for it.
 * The others (`loadMessages`, `defineTexts`) can be called by a server component.
 */
function isForClients({ path, hasComponents }: BuiltModule, program: Program): boolean {
  return (
    hasComponents ||
    /(^|\/)use-[^/]*$/.test(path) ||
    program.body.some((statement) => statement.type === 'ImportDeclaration' && !ANYWHERE.test(statement.source.value))
  );
}

function functionOf(statement: Statement): FunctionNode | undefined {
  const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
  return declared?.type === 'FunctionDeclaration' ? declared : undefined;
}

/** Whether a component can see a `ref` among its props: it names it, passes the rest of them on, or keeps them as a whole. */
function canTakeRef({ id, params }: FunctionNode): boolean {
  const [props] = params;
  if (!id || !/^[A-Z]/.test(id.name) || !props) return false;
  if (props.type !== 'ObjectPattern') return true;
  return props.properties.some(
    (property) => property.type === 'RestElement' || (property.key.type === 'Identifier' && property.key.name === 'ref'),
  );
}

/**
 * A module of `@guiche/ui` as it is published, made of what tsc wrote:
 *
 * - `'use client'` at its head where it needs a browser's React, so that a page of a server may import it. It is derived here, so that no
 *   source can lack it, and what a server may call stays callable there.
 * - each component that can see a `ref` among its props in `takesRef`, which React 18 needs. Sources are written as React 19 takes them.
 *
 * A module that was changed already is returned as it is.
 */
export function publishedModule(built: BuiltModule): string {
  const { code, path } = built;
  if (path === TAKES_REF || code.startsWith(CLIENT)) return code;
  const program = parseAst(code);
  if (!isForClients(built, program)) return code;
  const components = built.hasComponents ? program.body.flatMap((statement) => functionOf(statement) ?? []).filter(canTakeRef) : [];
  if (components.length === 0) return `${CLIENT}\n${code}`;
  let wrapped = code;
  // From the last, so that the positions before it still hold.
  for (const { id, start, end } of components.reverse()) {
    const called = `const ${id?.name} = /* @__PURE__ */ takesRef(${wrapped.slice(start, end)});`;
    wrapped = wrapped.slice(0, start) + called + wrapped.slice(end);
  }
  const way = relative(dirname(path), TAKES_REF);
  // On one line with the mark, so that the source map is one line behind.
  return `${CLIENT} import { takesRef } from '${way.startsWith('.') ? way : `./${way}`}';\n${wrapped}`;
}
