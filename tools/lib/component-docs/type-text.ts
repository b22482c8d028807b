import { type Checker, NodeBuilderFlags, type Type, TypeFlags } from 'typescript/unstable/sync';

const FLAGS = NodeBuilderFlags.NoTruncation | NodeBuilderFlags.UseSingleQuotesForStringLiteralType;

const isNothing = (type: Type) => (type.flags & (TypeFlags.Undefined | TypeFlags.Void)) !== 0;
const isNull = (type: Type) => (type.flags & TypeFlags.Null) !== 0;
const isBoolean = (type: Type) => (type.flags & TypeFlags.BooleanLiteral) !== 0;

function literalText(type: Type): string | undefined {
  if (type.isStringLiteralType()) return `'${type.value}'`;
  return type.isNumberLiteralType() ? String(type.value) : undefined;
}

interface TypeText {
  text: string;
  choices?: string[];
}

/** Whether `declaration` names the literal: as itself, or as the key of a variant. The compiler keeps no order of its own. */
function place(declaration: string, literal: string): number {
  const bare = literal.replaceAll("'", '');
  const found = [declaration.indexOf(literal), declaration.search(new RegExp(`(?<![\\w-])'?${bare.replaceAll(/\W/g, '\\$&')}'?:`))];
  return Math.min(...found.map((index) => (index < 0 ? Number.MAX_SAFE_INTEGER : index)));
}

/**
 * A prop's type as a reader needs it: without `undefined`, which "optional" says already, and with the choices of a closed list in the
 * order of its declaration. `withoutNull` leaves out the `null` that cva adds to every variant.
 */
function typeText(checker: Checker, type: Type, declaration: string, withoutNull = false): TypeText {
  if (!type.isUnionType()) return { text: checker.typeToString(type, undefined, FLAGS) };
  const members = (type.getTypes() ?? []).filter((member) => !isNothing(member) && !(withoutNull && isNull(member)));
  const literals = members.flatMap((member) => literalText(member) ?? []);
  const ordered = [...literals].sort((a, b) => place(declaration, a) - place(declaration, b));
  const booleans = members.some(isBoolean) ? ['boolean'] : [];
  const nulls = members.some(isNull) ? ['null'] : [];
  const others = members.filter((member) => !literalText(member) && !isBoolean(member) && !isNull(member));
  // A union with a name of its own (ReactNode) is known by it.
  if (others.length > 0 && type.getAliasSymbol()) return { text: checker.typeToString(type, undefined, FLAGS) };
  const spelled = others.map((member) => {
    const text = checker.typeToString(member, undefined, FLAGS);
    return text.includes('=>') && members.length > 1 ? `(${text})` : text;
  });
  const text = [...ordered, ...booleans, ...spelled, ...nulls].join(' | ');
  const closed = ordered.length > 0 && ordered.length + nulls.length === members.length && ordered.every((one) => one.startsWith("'"));
  return closed ? { text, choices: ordered.map((one) => one.slice(1, -1)) } : { text };
}

/** Longer texts are the members of an entity, which nobody reads in a cell; its name says more. */
const LONGEST = 100;

/** The type as `declaration` (`value: AirQuote | undefined;`) writes it. */
function writtenType(declaration: string): string | undefined {
  const [, written] = /^(?:\s|\/\*[\s\S]*?\*\/)*(?:readonly )?'?[\w-]+'?\??:\s*([\s\S]+?);?$/.exec(declaration.trimEnd()) ?? [];
  return written
    ?.replace(/\s+/g, ' ')
    .replace(/ \| undefined$/, '')
    .replace(/^\((.*)\)$/, '$1');
}

/** The type of a prop: as the compiler resolves it, or by its written name where that is too long to read. */
export function propType(checker: Checker, type: Type, declaration: string, withoutNull: boolean): TypeText {
  const resolved = typeText(checker, type, declaration, withoutNull);
  const written = writtenType(declaration);
  // `ReactElement` is resolved with arguments that nobody gave.
  const isName = written !== undefined && /^[A-Z]\w+$/.test(written) && resolved.text.startsWith(`${written}<`);
  if (!isName && (resolved.choices || resolved.text.length <= LONGEST)) return resolved;
  return { text: written ?? resolved.text };
}

/** The members of an object type of ours, or the signature of a function type of ours, one level deep. */
export function typeDetail(checker: Checker, type: Type, isOurs: (path: string) => boolean): string | undefined {
  const given = type.isUnionType() ? (type.getTypes() ?? []).filter((member) => !isNothing(member) && !isNull(member)) : [type];
  const [only, ...rest] = given;
  if (!only || rest.length > 0) return undefined;
  const element = checker.isArrayType(only) && only.isTypeReference() ? checker.getTypeArguments(only)[0] : only;
  const symbol = element?.getAliasSymbol() ?? element?.getSymbol();
  const declaration = symbol?.declarations[0];
  if (!element || !symbol || !declaration || !isOurs(String(declaration.path)) || symbol.name.startsWith('__')) return undefined;
  if (element.isTypeParameter()) return undefined;
  const lines = checker
    .getPropertiesOfType(element)
    .slice(0, 40)
    .map((property) => {
      const inner = checker.getTypeOfSymbol(property);
      const text = inner && typeText(checker, inner, '').text;
      return text && text.length <= LONGEST ? `${property.name}: ${text}` : property.name;
    });
  const signature = checker.getSignaturesOfType(element, 0).length > 0;
  if (signature) return checker.typeToString(element, undefined, FLAGS | NodeBuilderFlags.InTypeAlias);
  return lines.length > 0 ? `${symbol.name} {\n${lines.map((line) => `  ${line}`).join('\n')}\n}` : undefined;
}
