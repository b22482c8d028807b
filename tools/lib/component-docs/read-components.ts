import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isFunctionDeclaration, isPropertyAssignment, type Node, type SourceFile } from 'typescript/unstable/ast';
import { API, type Project, SignatureKind, SymbolFlags, type Symbol as TsSymbol, type Type } from 'typescript/unstable/sync';
import { filesBelow, isTestCode, shown } from '../files.ts';
import { type ComponentFile, publicComponents } from '../stories.ts';
import { child, children, parseFile, text, walk } from '../syntax.ts';
import { anatomyOf } from './anatomy.ts';
import { type Change, changesOf, readChanges, statusOf } from './changelog.ts';
import type { ComponentDoc, PropDoc } from './component-doc.ts';
import { type TakenProps, takenProps, variantDefault } from './defaults.ts';
import { idsIn, readDocstring } from './docstring.ts';
import { guidanceOf } from './guidance.ts';
import { HTML_PROPS } from './html-props.ts';
import { readKeyboard } from './keyboard.ts';
import { isNamedAfter } from './named-after.ts';
import { type NamedTypes, namedTypes } from './named-types.ts';
import { nextVersion, readSince, type Since } from './since.ts';
import { propType, typeDetail } from './type-text.ts';
import { versionOfUi } from './version.ts';
import { wordsOf } from './words.ts';

/** The props that the stories in a folder set in their `args`. */
function propsOfStories(folder: string): Set<string> {
  const names = new Set<string>();
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.stories.tsx'))) {
    walk(parseFile(join(folder, file)).tree, (node) => {
      if (node.type !== 'KeyValueProperty' || text(child(node, 'key'), 'value') !== 'args') return;
      for (const property of children(child(node, 'value'), 'properties')) {
        const name = text(child(property, 'key'), 'value');
        if (name) names.add(name);
      }
    });
  }
  return names;
}

/** A prop of the element itself, which React declares. */
const isFromReact = (path: string) => /[\\/]node_modules[\\/]@types[\\/]react/.test(path);
const isOurs = (path: string) => /[\\/](packages|src)[\\/]/.test(path) && !/[\\/]node_modules[\\/]/.test(path);
const isElementProp = ({ declarations }: TsSymbol) => declarations.length > 0 && declarations.every(({ path }) => isFromReact(path));
const placeOf = (property: TsSymbol) => property.declarations.map((at) => `${at.path}#${at.index}`).join(' ');

interface Found {
  symbol: TsSymbol;
  source: SourceFile;
  declaration: Node;
  props: Type;
  taken: TakenProps;
}

/** The components and hooks that a source exports: public components, and what they hand their props to. */
function componentsIn(project: Project, path: string): Found[] {
  const source = project.program.getSourceFile(path);
  const module = source && project.checker.getSymbolAtLocation(source);
  if (!source || !module) return [];
  return project.checker.getExportsOfModule(module).flatMap((symbol) => {
    // The signatures of an overloaded function stand before the one with its body.
    const declaration = symbol.declarations.at(-1)?.resolve(project);
    if (!/^([A-Z]|use[A-Z])/.test(symbol.name) || !declaration || !isFunctionDeclaration(declaration)) return [];
    const type = project.checker.getTypeOfSymbol(symbol);
    const signature = type && project.checker.getSignaturesOfType(type, SignatureKind.Call)[0];
    const props = signature && declaration.parameters.length > 0 ? project.checker.getParameterType(signature, 0) : undefined;
    if (!signature) return [];
    const taken = takenProps(project, source, declaration);
    return [{ symbol, source, declaration, props: props ?? project.checker.getUndefinedType(), taken }];
  });
}

/**
 * The defaults of props that several components share, by the place of their declaration: an input hands `size` on to the frame, which
 * alone has a default for it. A prop with different defaults in different components has none here.
 */
function sharedDefaults(project: Project, found: readonly Found[]): Map<string, string | undefined> {
  const shared = new Map<string, string | undefined>();
  for (const { props, taken } of found) {
    for (const [name, value] of taken.defaults) {
      const property = project.checker.getPropertyOfType(props, name);
      if (!property || isElementProp(property)) continue;
      const place = placeOf(property);
      shared.set(place, shared.has(place) && shared.get(place) !== value ? undefined : value);
    }
  }
  return shared;
}

interface Reading {
  root: string;
  project: Project;
  shared: ReadonlyMap<string, string | undefined>;
  version: string;
  changes: readonly Change[];
  since: Since;
  named: NamedTypes;
}

function readProp({ root, project, shared, named }: Reading, { taken }: Found, property: TsSymbol): PropDoc {
  const { checker } = project;
  const declaration = property.declarations[0]?.resolve(project);
  const file = declaration?.getSourceFile();
  const source = declaration && file ? file.text.slice(declaration.pos, declaration.end) : '';
  const line = declaration && file ? file.text.slice(0, declaration.getStart(file)).split('\n').length : 1;
  const type = checker.getTypeOfSymbol(property);
  const isVariant = declaration !== undefined && isPropertyAssignment(declaration);
  const tag = checker.getJsDocTagsOfSymbol(property).find(({ name }) => name === 'default')?.text;
  const value = tag ?? taken.defaults.get(property.name) ?? variantDefault(project, property) ?? shared.get(placeOf(property));
  const spelling = { project, named };
  const detail = type && typeDetail(spelling, type, isOurs);
  const written = type ? propType(spelling, type, source, isVariant) : { text: 'unknown' };
  return {
    name: property.name,
    at: file ? `${shown(root, file.fileName)}:${line}` : '',
    type: written.text,
    ...(written.choices ? { choices: written.choices } : {}),
    ...(detail && detail !== written.text ? { detail } : {}),
    required: (property.flags & SymbolFlags.Optional) === 0,
    ...(value === undefined ? {} : { default: value }),
    description: isElementProp(property)
      ? (HTML_PROPS[property.name] ?? '')
      : checker.getDocumentationCommentOfSymbol(property).replace(/\s+/g, ' ').trim(),
  };
}

/** The frame of all fields, whose parts stand beside it, once for all of them. */
const FIELD_FRAME = 'packages/ui/src/internal/field-frame.tsx';

function readComponent(reading: Reading, found: Found, file: ComponentFile): ComponentDoc {
  const {
    root,
    project: { checker },
    version,
    changes,
  } = reading;
  const set = propsOfStories(dirname(file.path));
  const properties = checker
    .getPropertiesOfType(found.props)
    .filter((property) => !isElementProp(property) || found.taken.names.includes(property.name) || set.has(property.name));
  const props = properties.map((property) => readProp(reading, found, property));
  const tags = checker.getJsDocTagsOfSymbol(found.symbol);
  const tagged = (name: string) =>
    tags
      .filter((tag) => tag.name === name)
      .map((tag) => tag.text)
      .join(', ');
  const element = new RegExp(`\\b${found.symbol.name}Props\\b[^{]*?ComponentProps(?:WithoutRef)?<'(\\w+)'>`).exec(found.source.text)?.[1];
  const docstring = readDocstring(checker.getDocumentationCommentOfSymbol(found.symbol));
  // The file tells of the component that it is named after, not of the parts that stand in it as well.
  const isOwnFile = isNamedAfter(file.path, found.symbol.name);
  const isField = props.some(({ name, at }) => name === 'label' && at.startsWith(FIELD_FRAME));
  const anatomy = isOwnFile ? anatomyOf(file.path, isField ? join(root, FIELD_FRAME) : undefined) : undefined;
  return {
    name: found.symbol.name,
    from: `@guiche/ui/${shown(join(root, 'packages/ui/src'), file.folder)}`,
    file: shown(root, file.path),
    ...docstring,
    status: statusOf(
      version,
      tags.some(({ name }) => name === 'deprecated'),
    ),
    since: reading.since[found.symbol.name] ?? nextVersion(version, changes),
    changes: changesOf(found.symbol.name, changes),
    ...(docstring.sections.Keyboard ? { keyboard: readKeyboard(docstring.sections.Keyboard) } : {}),
    ...(anatomy ? { anatomy } : {}),
    guidance: isOwnFile ? guidanceOf(file.path) : [],
    words: isOwnFile ? wordsOf(file.path) : [],
    requirements: idsIn(tagged('see')),
    keywords: tagged('keywords')
      .split(',')
      .map((word) => word.trim())
      .filter(Boolean),
    ...(element ? { element } : {}),
    // What must be given comes first.
    props: [...props.filter(({ required }) => required), ...props.filter(({ required }) => !required)],
  };
}

/** Every public component of ui with its props, in the order of their folders, as the TypeScript compiler sees them. */
export function readComponents(root: string): ComponentDoc[] {
  const folder = join(root, 'packages/ui/src');
  const api = new API({ cwd: root });
  try {
    const configuration = join(root, 'packages/ui/tsconfig.json');
    const project = api.updateSnapshot({ openProjects: [configuration] }).getProject(configuration);
    if (!project) throw new Error(`TypeScript cannot open ${configuration}`);
    const sources = filesBelow(folder, (path) => /\.tsx?$/.test(path) && !isTestCode(path));
    const found = new Map(sources.map((path) => [path, componentsIn(project, path)]));
    const shared = sharedDefaults(project, [...found.values()].flat());
    const reading = {
      root,
      project,
      shared,
      version: versionOfUi(root),
      changes: readChanges(root),
      since: readSince(root),
      named: namedTypes(project),
    };
    return publicComponents(root).flatMap((file) =>
      (found.get(file.path) ?? [])
        .filter(({ symbol }) => file.names.includes(symbol.name))
        .map((component) => readComponent(reading, component, file)),
    );
  } finally {
    api.close();
  }
}
