import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { designTokenFiles, isDesignToken } from './design-tokens.ts';
import { readTheme } from './read-theme.ts';

const TOKENS = 'virtual:design-tokens';
const RESOLVED = `\0${TOKENS}`;

/** Gives Storybook the tokens, and the files that are published of them, as the module `virtual:design-tokens`. */
export function designTokens(root: string): Plugin {
  const path = join(root, 'packages/ui/theme.css');
  return {
    name: 'guiche:design-tokens',
    resolveId: (id) => (id === TOKENS ? RESOLVED : undefined),
    load(id) {
      if (id !== RESOLVED) return;
      this.addWatchFile(path);
      const css = readFileSync(path, 'utf8');
      const tokens = readTheme(css).map((token) => ({ ...token, isDesignToken: isDesignToken(token) }));
      const files = { 'theme.css': css, ...Object.fromEntries(designTokenFiles(tokens)) };
      return `export const tokens = ${JSON.stringify(tokens)};\nexport const files = ${JSON.stringify(files)};`;
    },
  };
}
