import { THEMES, type Theme } from '../pages/grounds.ts';
import type { Brand } from './derive-brand.ts';

const SELECTORS: Readonly<Record<Theme, string>> = { light: ':root,\n[data-theme="light"]', dark: '[data-theme="dark"]' };

/**
 * The one file that puts the brand on: plain rules, which win over the layer of our tokens wherever they stand. `name` and `colour` are told
 * in a comment at its head.
 */
export function brandCss(brand: Brand, { name, colour }: { name: string; colour: string }): string {
  const told = [name.trim(), colour.trim()].filter(Boolean).join(', ').replaceAll('*/', '* /');
  const rules = THEMES.map((theme) => {
    const lines = Object.entries(brand[theme].tokens).map(([token, value]) => `  --guiche-${token}: ${value};`);
    return `${SELECTORS[theme]} {\n${lines.join('\n')}\n}\n`;
  });
  return [`/* ${told} */\n`, ...rules].join('');
}
