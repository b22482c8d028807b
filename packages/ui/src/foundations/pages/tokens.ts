export type Theme = 'light' | 'dark';
export const THEMES: readonly Theme[] = ['light', 'dark'];

const PAPER = ['surface', 'surface-1', 'surface-2', 'surface-3'] as const;
const SHEETS = ['surface', 'surface-1', 'surface-2'] as const;

/** The backgrounds of a colour, and its kind: text needs a contrast of 4.5:1, a mark (a border, an icon) 3:1. */
export interface Ground {
  kind: 'text' | 'mark';
  on: readonly string[];
}

const SERVICES = ['air', 'hotel', 'car', 'bus', 'other'] as const;
const STATES = ['danger', 'warning', 'success', 'info'] as const;

/** Each token for text and marks, with every background that it may be used on. */
export const GROUNDS: Readonly<Record<string, Ground>> = {
  ink: { kind: 'text', on: [...PAPER, 'accent-soft', ...STATES.map((state) => `${state}-soft`)] },
  'ink-2': { kind: 'text', on: [...PAPER, 'accent-soft'] },
  'ink-3': { kind: 'text', on: PAPER },
  'line-strong': { kind: 'mark', on: SHEETS },
  accent: { kind: 'mark', on: PAPER },
  'accent-ink': { kind: 'text', on: ['accent', 'accent-hover'] },
  'accent-text': { kind: 'text', on: [...PAPER, 'accent-soft'] },
  'surface-1': { kind: 'text', on: ['danger', 'danger-hover', 'ink'] },
  ...Object.fromEntries(
    STATES.flatMap((state): [string, Ground][] => [
      [state, { kind: 'mark', on: SHEETS }],
      [`${state}-ink`, { kind: 'text', on: [...SHEETS, `${state}-soft`] }],
    ]),
  ),
  ...Object.fromEntries(SERVICES.map((service): [string, Ground] => [service, { kind: 'text', on: [...SHEETS, `${service}-soft`] }])),
};

/** The least contrast of each kind. */
export const LEAST = { text: 4.5, mark: 3 } as const;

/** The value of a token inside `element`, as theme.css says it. */
export function tokenValue(element: Element, name: string): string {
  const value = getComputedStyle(element).getPropertyValue(`--guiche-${name}`).trim();
  if (!value) throw new Error(`theme.css has no token --guiche-${name}`);
  return value;
}

/** All style rules of a style sheet, also those in layers and media queries. */
function styleRules(sheet: CSSStyleSheet | CSSGroupingRule): CSSStyleRule[] {
  return [...sheet.cssRules].flatMap((rule) => {
    if (rule instanceof CSSStyleRule) return [rule];
    return rule instanceof CSSGroupingRule ? styleRules(rule) : [];
  });
}

/** The names of all colour tokens of theme.css, in its order. */
export function colourTokens(): string[] {
  const names = [...document.styleSheets]
    .flatMap(styleRules)
    .filter(({ selectorText }) => selectorText.includes('[data-theme="dark"]'))
    .flatMap(({ style }) => [...style].filter((name) => name.startsWith('--guiche-') && style.getPropertyValue(name).includes('oklch')));
  return [...new Set(names)].map((name) => name.slice('--guiche-'.length)).filter((name) => name !== 'shadow' && name !== 'page-behind');
}
