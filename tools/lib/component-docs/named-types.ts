import { type Project, SymbolFlags, type Symbol as TsSymbol, type Type } from 'typescript/unstable/sync';

/** The modules whose types people import from our packages by name. */
const PUBLIC_MODULE = /[\\/]packages[\\/](domain|ui)[\\/]src[\\/].+[\\/]index\.ts$/;

/** The types that have names, by which a reader can look them up. */
export interface NamedTypes {
  /** The names of a type, by its id. */
  readonly byId: ReadonlyMap<number, readonly string[]>;
  /** The unions among them by the ids of their members, those with the most members first. */
  readonly unions: readonly { readonly name: string; readonly members: readonly number[] }[];
}

const isShape = (type: Type) => type.isObjectType() || type.isIntersectionType();
/** The closed lists of texts are spelled out instead. */
const hasShape = (type: Type) => isShape(type) || (type.isUnionType() && type.getTypes().every(isShape));

/** The type aliases and interfaces that a module exports. */
function exportedTypes({ program, checker }: Project, path: string): TsSymbol[] {
  const source = program.getSourceFile(path);
  const module = source && checker.getSymbolAtLocation(source);
  const exported = module ? checker.getExportsOfModule(module) : [];
  return exported
    .map((symbol) => (symbol.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol))
    .filter(({ flags }) => (flags & (SymbolFlags.TypeAlias | SymbolFlags.Interface)) !== 0);
}

/**
 * The names of the types that our packages export. The compiler keeps no name of a type that comes from a schema: `AirQuote` is to it an
 * object with fifty members. It loses that of a union, too, to which `null` is added.
 */
export function namedTypes(project: Project): NamedTypes {
  const byId = new Map<number, string[]>();
  const unions = new Map<string, number[]>();
  for (const path of project.program.getSourceFileNames().filter((name) => PUBLIC_MODULE.test(name))) {
    for (const symbol of exportedTypes(project, path)) {
      const type = project.checker.getDeclaredTypeOfSymbol(symbol);
      const names = byId.get(type.id) ?? [];
      if (!hasShape(type) || names.includes(symbol.name)) continue;
      byId.set(type.id, [...names, symbol.name]);
      if (type.isUnionType())
        unions.set(
          symbol.name,
          type.getTypes().map(({ id }) => id),
        );
    }
  }
  const sorted = [...unions].map(([name, members]) => ({ name, members })).sort((a, b) => b.members.length - a.members.length);
  return { byId, unions: sorted };
}
