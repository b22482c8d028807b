import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { compile, optimize } from '@tailwindcss/node';
import postcss, { type AtRule, type Node, type Rule } from 'postcss';
import { entryPoints } from '../entry-points.ts';
import { classFinder } from './classes.ts';
import { longhands } from './longhands.ts';
import { type ClassRule, ranks } from './ranks.ts';
import { alternatives, classCount } from './specificity.ts';

/** Outranks all rules of a page but those with several ids (`#root a` has one), as two ids would; matches every element. */
const ABOVE_THE_PAGE = ':not(#_#_)';
/** Outranks the style sheets of components as well, whatever a rule of theirs counts. */
const ABOVE_THE_PARTS = ':not(#_#_#_)';
const OWN = `:where([class^="g:"],[class*=" g:"])${ABOVE_THE_PAGE}`;
const OUR_CLASS = /\.g\\:(?:\\.|[\w-])+/;
const PIXELS_OF_A_REM = 16;

/** Tailwind with our theme and without its rules about elements; the values stand in the classes, so that no variable is needed for them. */
const SOURCE = `
@layer theme, utilities;
@import "tailwindcss/theme.css" layer(theme) prefix(g) theme(inline);
@import "tailwindcss/utilities.css" layer(utilities) source(none);
@import "./tailwind.css" theme(inline);
`;

/** Sizes do not follow the page's root element, whose font may have any size. Media queries never do: there a rem is the browser's. */
function inPixels(value: string): string {
  return value.replace(/(?<![\w.-])(-?[\d.]+)rem\b/g, (_, number: string) => `${Number((Number(number) * PIXELS_OF_A_REM).toFixed(4))}px`);
}

function plainCss(css: string): postcss.Root {
  return postcss.parse(optimize(css).code);
}

function isAtRule(node: Node): node is AtRule {
  return node.type === 'atrule';
}

/** The queries around a rule. */
function queriesAround(rule: Rule): string {
  const queries: string[] = [];
  for (let at: Node | undefined = rule.parent; at; at = at.parent) {
    if (isAtRule(at) && at.name !== 'layer') queries.unshift(`@${at.name} ${at.params}`);
  }
  return queries.join(' ');
}

function asClassRule(rule: Rule): ClassRule {
  const name = OUR_CLASS.exec(rule.selector)?.[0] ?? '';
  const sets = new Set<string>();
  rule.each((node) => {
    if (node.type === 'decl') for (const property of longhands(node.prop)) sets.add(property);
  });
  return {
    key: `${queriesAround(rule)} ${rule.selector}`,
    selector: rule.selector,
    variant: name.slice(0, name.lastIndexOf('\\:')),
    sets,
    own: !/[ >+~]/.test(rule.selector.replaceAll(/\\.|\([^()]*\)/g, '')),
  };
}

/** The rules of classes, of the components' CSS. */
function classRules(root: postcss.Root): Rule[] {
  const rules: Rule[] = [];
  root.walkRules((rule) => {
    if (OUR_CLASS.test(rule.selector)) rules.push(rule);
  });
  return rules;
}

/** Compiles the rules of some classes, in Tailwind's order, with nothing that would reach an element without one of them. */
async function compiled(folder: string, classes: Iterable<string>): Promise<postcss.Root> {
  const compiler = await compile(SOURCE, { base: folder, onDependency: () => {} });
  const root = plainCss(compiler.build([...classes]));
  root.walkAtRules((rule) => {
    if (rule.name === 'font-face' || (rule.name === 'layer' && rule.params !== 'utilities')) rule.remove();
    else if (rule.name === 'layer') rule.replaceWith(rule.nodes ?? []);
  });
  // Every browser with the oklch of our tokens mixes colours too: what Tailwind writes for those that do not reaches nobody.
  root.walkAtRules('supports', (rule) => {
    if (rule.params.includes('color-mix')) rule.replaceWith(rule.nodes ?? []);
  });
  // By themselves: the walk above does not come to what was in a layer.
  root.walkAtRules('container', (rule) => {
    rule.params = inPixels(rule.params);
  });
  root.walkDecls((declaration) => {
    declaration.value = inPixels(declaration.value);
  });
  // Rules with the same content come as one; which ones do so depends on what else there is.
  for (const rule of classRules(root)) rule.replaceWith(alternatives(rule.selector).map((selector) => rule.clone({ selector })));
  return root;
}

/** Lets the classes of the style sheet with everything outrank the page and the other style sheets; among them their order decides. */
function liftAll(root: postcss.Root): void {
  for (const rule of classRules(root)) rule.selector = rule.selector.replace(OUR_CLASS, (name) => `${name}${ABOVE_THE_PARTS}`);
}

/** Gives each rule of a class the specificity of its rank. */
function lift(root: postcss.Root, rankOf: ReadonlyMap<string, number>): void {
  for (const rule of classRules(root)) {
    const rank = rankOf.get(asClassRule(rule).key);
    if (rank === undefined) throw new Error(`a rule without a rank: ${asClassRule(rule).key}`);
    const more = '[class]'.repeat(rank - classCount(rule.selector));
    rule.selector = rule.selector.replace(OUR_CLASS, (name) => `${name}${ABOVE_THE_PAGE}${more}`);
  }
}

/** Tailwind's internal variables under our name: another Tailwind in the page registers its own, with other types. */
function ownVariables(css: string): string {
  return css.replaceAll('--tw-', '--g-tw-');
}

function minified(css: string): string {
  return optimize(css, { minify: true }).code;
}

/** What may only stand at the top of a style sheet. */
const AT_THE_TOP = new Set(['property', 'keyframes', 'font-face']);
const LIFTED = new RegExp(`(${OUR_CLASS.source})${ABOVE_THE_PARTS.replaceAll(/[()]/g, String.raw`\$&`)}`, 'g');

/**
 * Rules of lifted classes, minified, within one rule that lifts all of them: `:not(#_#_#_){&.g\:flex{…}}` counts as much as a `:not()` at each,
 * and weighs half a kilobyte less.
 */
function liftedTogether(css: string): string {
  const root = postcss.parse(css);
  const top: Node[] = [];
  for (const node of [...root.nodes]) {
    if (node.type === 'atrule' && AT_THE_TOP.has(node.name)) top.push(node.remove());
  }
  root.walkRules((rule) => {
    const together = rule.selector.replaceAll(LIFTED, '&$1');
    const bare = alternatives(together).find((selector) => !selector.includes('&'));
    if (bare !== undefined) throw new Error(`a rule of no class of ours: ${bare}`);
    rule.selector = together;
  });
  return `${ABOVE_THE_PARTS}{${root}}${top.join('')}`;
}

/** The files of the font with the letters of our languages and of their neighbours. Names in other scripts are drawn in a font of the system. */
const LETTERS = /ibm-plex-sans-latin(-ext)?-wght-normal\.woff2/;

/** The rules of a style sheet with fonts that load files with the letters of our languages. */
function facesOfLetters(css: string): string {
  const root = postcss.parse(css);
  root.walkAtRules('font-face', (face) => {
    if (!LETTERS.test(face.toString())) face.remove();
  });
  return root.toString();
}

function fontFaces(folder: string, fonts: string): string {
  const source = createRequire(join(folder, 'package.json')).resolve('@fontsource-variable/ibm-plex-sans/wght.css');
  rmSync(fonts, { recursive: true, force: true });
  cpSync(join(dirname(source), 'files'), fonts, { recursive: true, filter: (path) => !/\.woff2?$/.test(path) || LETTERS.test(path) });
  cpSync(join(dirname(source), 'LICENSE'), join(fonts, 'LICENSE'));
  const own = join(folder, 'fonts');
  cpSync(join(own, 'guiche-symbols.woff2'), join(fonts, 'guiche-symbols.woff2'));
  // Both sheets name their files from where they stand.
  const symbols = readFileSync(join(own, 'symbols.css'), 'utf8').replace('url("./', 'url("./files/');
  return `${facesOfLetters(readFileSync(source, 'utf8'))}${symbols}`;
}

/**
 * Writes the style sheets for pages without our Tailwind to `dist` of the package: `styles.css` with everything; `styles/base.css` with
 * fonts, tokens and the ground of our elements, and `styles/<entry>.css` with the classes of an entry point and all that it uses.
 */
export async function buildStyles(folder: string): Promise<void> {
  const output = join(folder, 'dist');
  rmSync(join(output, 'styles'), { recursive: true, force: true });
  const faces = fontFaces(folder, join(output, 'fonts'));
  const tokens = readFileSync(join(folder, 'theme.css'), 'utf8').replaceAll(/@import[^;]*;/g, '');
  const own = readFileSync(join(folder, 'own.css'), 'utf8').replaceAll(/\.own(?![\w-])/g, OWN);
  const ground = `${own}\n${readFileSync(join(folder, 'print.css'), 'utf8')}`;
  const find = classFinder();
  const entries = entryPoints(folder).filter((entry) => !entry.includes('/foundations'));
  const classesOf = new Map(entries.map((entry) => [entry, find(join(folder, 'src', entry, 'index.ts'))]));
  const all = await compiled(folder, new Set([...classesOf.values()].flatMap((classes) => [...classes])));
  const rankOf = ranks(classRules(all).map(asClassRule));

  const small = (css: string) => minified(ownVariables(css));
  const write = (name: string, css: string) => {
    const path = join(output, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, css);
  };
  const base = (fonts: string) => `${faces.replaceAll('./files/', fonts)}${tokens}${ground}`;
  liftAll(all);
  write('styles.css', `${small(base('./fonts/'))}${liftedTogether(small(`${all}`))}`);
  write('styles/base.css', small(base('../fonts/')));
  for (const [entry, classes] of classesOf) {
    if (classes.size === 0) continue;
    const part = await compiled(folder, classes);
    lift(part, rankOf);
    write(`styles/${entry.slice('./'.length)}.css`, small(`${part}`));
  }
}
