import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, parse as parseDesignTokens } from '@terrazzo/parser';
import { parse } from 'culori';
import { expect, test } from 'vitest';
import { root } from '../../prepare.mjs';
import { designTokenFiles, isDesignToken, RESOLVER_FILE } from './design-tokens.ts';
import { readTheme, type Token } from './read-theme.ts';

const tokens = readTheme(readFileSync(join(root, 'packages/ui/theme.css'), 'utf8'));
const files = designTokenFiles(tokens);
const FOLDER = new URL('file:///tokens/');

/** The files as a tool of somebody else reads them: Terrazzo, which implements the format and its resolver. */
async function read() {
  const { resolver } = await parseDesignTokens([{ src: files.get(RESOLVER_FILE), filename: new URL(RESOLVER_FILE, FOLDER) }], {
    config: defineConfig({}, { cwd: FOLDER }),
    req: async (address) => files.get(address.pathname.split('/').at(-1) ?? '') ?? '',
  });
  return resolver;
}

const colour = ({ colorSpace, components, alpha }: { colorSpace: string; components: readonly unknown[]; alpha?: number | undefined }) =>
  `${colorSpace}(${components.join(' ')}${alpha === undefined || alpha === 1 ? '' : ` / ${alpha}`})`;

type Resolved = ReturnType<Awaited<ReturnType<typeof read>>['apply']>[string];

/** A token as a style sheet would say it. */
function asCss(token: Resolved): string {
  switch (token.$type) {
    case 'color':
      return colour(token.$value);
    case 'dimension':
      return `${token.$value.value}${token.$value.unit}`;
    case 'duration':
      return `${token.$value.value}${token.$value.unit}`;
    case 'cubicBezier':
      return `cubic-bezier(${token.$value.join(', ')})`;
    case 'fontFamily':
      return token.$value.map((name) => (name.includes(' ') ? `"${name}"` : name)).join(', ');
    case 'shadow':
      return token.$value
        .map(
          ({ offsetX, offsetY, blur, color }) =>
            `${[offsetX, offsetY, blur].map(({ value }) => (value === 0 ? '0' : `${value}px`)).join(' ')} ${colour(color)}`,
        )
        .join(', ');
    default:
      throw new Error(`unexpected type ${token.$type}`);
  }
}

/** What theme.css says in a theme and a density. */
function inStyleSheet(theme: 'light' | 'dark', density: 'comfortable' | 'compact'): [string, string, string][] {
  return tokens
    .filter(isDesignToken)
    .map(({ name, meaning, values }: Token) => [`guiche.${name}`, values[theme] ?? values[density] ?? values.base ?? '', meaning]);
}

test.each([
  ['light', 'comfortable'],
  ['light', 'compact'],
  ['dark', 'comfortable'],
  ['dark', 'compact'],
] as const)('B-071 another tool reads every token, its value and its meaning in %s and %s', async (theme, density) => {
  const resolved = (await read()).apply({ theme, density });
  const found = Object.entries(resolved).map(([name, token]) => [name, asCss(token), token.$description]);
  expect(found.toSorted()).toEqual(inStyleSheet(theme, density).toSorted());
});

test('what the files leave out has no type in the format, and all else is in them', () => {
  expect(tokens.filter((token) => !isDesignToken(token)).map(({ name }) => name)).toEqual(['scheme', 'page-behind', 'scrollbar']);
  const inFiles = [...files.values()].flatMap((text) => Object.keys(JSON.parse(text).guiche ?? {}));
  expect([...new Set(inFiles)].toSorted()).toEqual(
    tokens
      .filter(isDesignToken)
      .map(({ name }) => name)
      .toSorted(),
  );
});

test('a colour has a hex for tools without OKLCH', () => {
  const { guiche } = JSON.parse(files.get('light.tokens.json') ?? '');
  expect(guiche.accent).toEqual({
    $type: 'color',
    $value: { colorSpace: 'oklch', components: [0.43, 0.078, 215], hex: '#005a6a' },
    $description: 'O botão principal, a aba aberta, o anel do foco.',
  });
  expect(parse(guiche.scrim.$value.hex)).toBeDefined();
  expect(guiche.scrim.$value.alpha).toBe(0.45);
});

test.each([
  ['without a meaning', ':root { --guiche-ink: red; }', '--guiche-ink has no meaning above it'],
  ['without its value in the dark', '[data-theme="light"] { /* Ink. */ --guiche-ink: red; }', '--guiche-ink in light or dark alone'],
  ['of an unknown theme', '[data-theme="sepia"] { /* Ink. */ --guiche-ink: red; }', '"sepia"'],
])('a token %s is refused', (_case, css, message) => {
  expect(() => readTheme(css)).toThrow(message);
});

test('a value that the format has no type for is refused, so that no token is left out in silence', () => {
  expect(() => designTokenFiles(readTheme(':root { /* Turn. */ --guiche-turn: 45deg; }'))).toThrow('45deg');
});
