export type Theme = 'light' | 'dark';
export const THEMES: readonly Theme[] = ['light', 'dark'];
export const THEME_NAMES: Readonly<Record<Theme, string>> = { light: 'Claro', dark: 'Escuro' };

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
