import {
  type Checker,
  NodeBuilderFlags,
  type Project,
  SignatureKind,
  type Symbol as TsSymbol,
  type Type,
  TypeFlags,
} from 'typescript/unstable/sync';
import type { NamedTypes } from './named-types.ts';

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

/** What a type is spelled with. */
export interface Spelling {
  project: Project;
  named: NamedTypes;
}

/** The name by which people import a type; of several the one that `written` has. */
function nameOf({ named }: Spelling, { id }: Type, written: string): string | undefined {
  const names = named.byId.get(id) ?? [];
  return names.find((name) => new RegExp(`\\b${name}\\b`).test(written)) ?? names[0];
}

function parameterText(spelling: Spelling, parameter: TsSymbol, written: string): string {
  const { project } = spelling;
  const declaration = parameter.declarations[0]?.resolve(project);
  const source = declaration?.getSourceFile().text.slice(declaration.pos, declaration.end) ?? '';
  const type = project.checker.getTypeOfSymbol(parameter);
  return `${parameter.name}${/^\s*\w+\?/.test(source) ? '?' : ''}: ${type ? spelled(spelling, type, written) : 'unknown'}`;
}

/** A function that can be called in one way only. */
function functionText(spelling: Spelling, type: Type, written: string): string | undefined {
  const { checker } = spelling.project;
  const [signature, ...others] = checker.getSignaturesOfType(type, SignatureKind.Call);
  if (!signature || others.length > 0 || type.getAliasSymbol() || checker.getPropertiesOfType(type).length > 0) return undefined;
  const result = checker.getReturnTypeOfSignature(signature);
  const parameters = signature.getParameters().map((parameter) => parameterText(spelling, parameter, written));
  return `(${parameters.join(', ')}) => ${result ? spelled(spelling, result, written) : 'void'}`;
}

/** The members of a union: what is not there comes last, and a function between parentheses. */
function unionText(spelling: Spelling, members: readonly Type[], written: string): string {
  const ids = members.map(({ id }) => id);
  const union = spelling.named.unions.find((one) => one.members.every((id) => ids.includes(id)));
  const others = members.filter(({ id }) => !union?.members.includes(id));
  const texts = others.map((member) => {
    const text = isBoolean(member) ? 'boolean' : spelled(spelling, member, written);
    return text.includes('=>') && members.length > 1 ? `(${text})` : text;
  });
  if (union) texts.unshift(union.name);
  // A ref of React is an object or a function, and is known by the element that it gets.
  const ref = texts.map((text) => /^RefObject<(.+?)(?: \| null)?>$/.exec(text)?.[1]).find(Boolean);
  if (ref) return `Ref<${ref}>`;
  const nothing = ['null', 'undefined', 'void'];
  const given = [...new Set(texts)];
  return [...given.filter((text) => !nothing.includes(text)), ...given.filter((text) => nothing.includes(text))].join(' | ');
}

/** A type in which those of the domain stand by their names. */
function spelled(spelling: Spelling, type: Type, written: string): string {
  const { checker } = spelling.project;
  const name = nameOf(spelling, type, written);
  if (name) return name;
  if (type.isUnionType()) {
    const members = unionText(spelling, type.getTypes(), written);
    return members.length > LONGEST_INSIDE ? (type.getAliasSymbol()?.name ?? members) : members;
  }
  if (type.isTypeReference() && !type.isTupleType()) {
    const given = checker.getTypeArguments(type).map((argument) => spelled(spelling, argument, written));
    const of = type.getTarget().getSymbol()?.name;
    const [item = ''] = given;
    if (checker.isArrayType(type)) return `${of === 'ReadonlyArray' ? 'readonly ' : ''}${/[ |]/.test(item) ? `(${item})` : item}[]`;
    if (of === 'Promise') return `Promise<${item}>`;
  }
  return functionText(spelling, type, written) ?? checker.typeToString(type, undefined, FLAGS);
}

/** Longer texts, even with names, are not read in a cell. */
const LONGEST_WITH_NAMES = 180;
/** The choices inside of another type are spelled out only when they are few. */
const LONGEST_INSIDE = 60;

/** `Violation<MessageKey>` where the declaration leaves the argument to its default. */
function withoutDefaults(text: string, written: string): string {
  return text.replaceAll(/\b([A-Z]\w+)<\w+>/g, (whole, name: string) => (new RegExp(`\\b${name}\\b(?!<)`).test(written) ? name : whole));
}

/** The choices that a closed list leaves to a type which the caller decides; undefined where anything may be given. */
function choicesOf({ project: { checker } }: Spelling, type: Type, declaration: string): TypeText | undefined {
  const given = type.isUnionType() ? type.getTypes().filter((member) => !isNothing(member)) : [type];
  const [only, ...rest] = given;
  if (!only || rest.length > 0 || !(only.isTypeParameter() || only.isIndexedAccessType())) return undefined;
  const limit = checker.getBaseConstraintOfType(only);
  const text = limit && typeText(checker, limit, declaration);
  if (!text?.choices) return undefined;
  // Which of them go with another prop is not known here, so a control cannot offer them.
  return only.isTypeParameter() ? text : { text: text.text };
}

/**
 * The type of a prop as the compiler resolves it; where that is too long to read, with the types of the domain by their names, and else as
 * it is written.
 */
export function propType(spelling: Spelling, type: Type, declaration: string, withoutNull: boolean): TypeText {
  const choices = choicesOf(spelling, type, declaration);
  if (choices) return choices;
  const resolved = typeText(spelling.project.checker, type, declaration, withoutNull);
  const written = writtenType(declaration);
  // `ReactElement` is resolved with arguments that nobody gave.
  const isName = written !== undefined && /^[A-Z]\w+$/.test(written) && resolved.text.startsWith(`${written}<`);
  if (!isName && resolved.choices) return resolved;
  if (!isName && resolved.text.length <= LONGEST) return { text: withoutDefaults(resolved.text, declaration) };
  if (isName) return { text: written };
  const members = type.isUnionType() ? type.getTypes().filter((member) => !isNothing(member)) : [type];
  const text = withoutDefaults(nameOf(spelling, type, declaration) ?? unionText(spelling, members, declaration), declaration);
  return { text: text.length <= LONGEST_WITH_NAMES ? text : (written ?? resolved.text) };
}

/** The members of an object type of ours, or the signature of a function type of ours, one level deep. */
export function typeDetail(spelling: Spelling, type: Type, isOurs: (path: string) => boolean): string | undefined {
  const { checker } = spelling.project;
  const given = type.isUnionType() ? (type.getTypes() ?? []).filter((member) => !isNothing(member) && !isNull(member)) : [type];
  const [only, ...rest] = given;
  if (!only || rest.length > 0) return undefined;
  const element = checker.isArrayType(only) && only.isTypeReference() ? checker.getTypeArguments(only)[0] : only;
  const symbol = element?.getAliasSymbol() ?? element?.getSymbol();
  const declaration = symbol?.declarations[0];
  const isOwn = symbol !== undefined && declaration !== undefined && isOurs(String(declaration.path)) && !symbol.name.startsWith('__');
  const name = (element && nameOf(spelling, element, '')) ?? (isOwn ? symbol.name : undefined);
  if (element?.isTypeParameter()) {
    const limit = checker.getConstraintOfTypeParameter(element);
    return limit ? `${symbol?.name} extends ${propType(spelling, limit, '', false).text}` : `${symbol?.name}: any type, the caller's own`;
  }
  if (!element || !name) return undefined;
  const lines = checker
    .getPropertiesOfType(element)
    .slice(0, 40)
    .map((property) => {
      const inner = checker.getTypeOfSymbol(property);
      const text = inner && propType(spelling, inner, '', false).text;
      return text && text.length <= LONGEST_WITH_NAMES ? `${property.name}: ${text}` : property.name;
    });
  const signature = checker.getSignaturesOfType(element, 0).length > 0;
  if (signature) return checker.typeToString(element, undefined, FLAGS | NodeBuilderFlags.InTypeAlias);
  return lines.length > 0 ? `${name} {\n${lines.map((line) => `  ${line}`).join('\n')}\n}` : undefined;
}
