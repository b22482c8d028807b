import { tokens } from 'virtual:design-tokens';
import type { Theme } from './grounds.ts';

/** The value of a token inside `element`, as theme.css says it. */
export function tokenValue(element: Element, name: string): string {
  const value = getComputedStyle(element).getPropertyValue(`--guiche-${name}`).trim();
  if (!value) throw new Error(`theme.css has no token --guiche-${name}`);
  return value;
}

/** The names of all colour tokens, in their order. */
export function colourTokens(): string[] {
  return tokens.filter(({ values }) => values.light?.startsWith('oklch(')).map(({ name }) => name);
}

/** What a token is for, in a sentence. */
export function meaningOf(name: string): string {
  const token = tokens.find((one) => one.name === name);
  if (!token) throw new Error(`theme.css has no token --guiche-${name}`);
  return token.meaning;
}

/** The values of a theme by the names of the tokens, as theme.css says them. */
export function valuesIn(theme: Theme): Record<string, string> {
  return Object.fromEntries(tokens.flatMap(({ name, values }) => (values[theme] === undefined ? [] : [[name, values[theme]]])));
}
