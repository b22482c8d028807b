import { CONTEXTS, type Context, type Token } from './read-theme.ts';
import { type TypedValue, typedValue } from './token-value.ts';

/** The edition of the format (designtokens.org) that the files follow. */
const EDITION = '2025.10';
const SCHEMAS = `https://www.designtokens.org/schemas/${EDITION}`;
/** The group of all tokens: with it, a tool that makes variables of the files makes those of theme.css. */
const GROUP = 'guiche';

/** Tokens for style sheets: a keyword, a width that depends on the pointer, a colour that is mixed of others. The format has no type for them. */
const FOR_STYLES_ALONE: ReadonlySet<string> = new Set(['scheme', 'scrollbar', 'page-behind']);

export const RESOLVER_FILE = `${GROUP}.resolver.json`;

function tokenFile(context: Context): string {
  return `${context}.tokens.json`;
}

/** Whether the token is in the files of the design tokens format, too. */
export function isDesignToken({ name }: Token): boolean {
  return !FOR_STYLES_ALONE.has(name);
}

type DesignToken = TypedValue & { $description: string };

function tokensIn(context: Context, tokens: readonly Token[]): Record<string, DesignToken> {
  return Object.fromEntries(
    tokens.filter(isDesignToken).flatMap(({ name, meaning, values }): [string, DesignToken][] => {
      const value = values[context];
      return value === undefined ? [] : [[name, { ...typedValue(value), $description: meaning }]];
    }),
  );
}

const reference = (context: Context) => ({ $ref: tokenFile(context) });

/** Which file holds in which theme and density, as the resolver module of the format says it. */
const RESOLVER = {
  $schema: `${SCHEMAS}/resolver.json`,
  name: 'Guichê',
  version: EDITION,
  sets: { base: { sources: [reference('base')] } },
  modifiers: {
    theme: { contexts: { light: [reference('light')], dark: [reference('dark')] }, default: 'light' },
    density: { contexts: { comfortable: [reference('comfortable')], compact: [reference('compact')] }, default: 'comfortable' },
  },
  resolutionOrder: [{ $ref: '#/sets/base' }, { $ref: '#/modifiers/theme' }, { $ref: '#/modifiers/density' }],
};

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** The tokens in the design tokens format: a file for each theme and density, one for what is the same in all, and one that joins them. */
export function designTokenFiles(tokens: readonly Token[]): Map<string, string> {
  return new Map([
    ...CONTEXTS.map((context): [string, string] => [
      tokenFile(context),
      json({ $schema: `${SCHEMAS}/format.json`, [GROUP]: tokensIn(context, tokens) }),
    ]),
    [RESOLVER_FILE, json(RESOLVER)],
  ]);
}
