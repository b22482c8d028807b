import { create, type ThemeVars } from 'storybook/theming';

/** The tokens of theme.css from which Storybook's own parts take their colours. */
const TOKENS = {
  paper: '--guiche-surface',
  card: '--guiche-surface-1',
  sunken: '--guiche-surface-2',
  ink: '--guiche-ink',
  faint: '--guiche-ink-2',
  line: '--guiche-line',
  accent: '--guiche-accent-text',
} as const;

type Look = Record<keyof typeof TOKENS, string>;

/** A colour of any notation as `#rrggbb`: the theming of Storybook reads no oklch. */
function hex(colour: string): string {
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (!canvas) throw new Error('The browser draws no canvas');
  canvas.fillStyle = colour;
  canvas.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
  return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** The colours of a theme, read from the style sheet. */
function lookOf(theme: string): Look {
  const probe = document.body.appendChild(document.createElement('div'));
  probe.dataset['theme'] = theme;
  const style = getComputedStyle(probe);
  const entries = Object.entries(TOKENS).map(([name, token]) => {
    const colour = style.getPropertyValue(token).trim();
    if (!colour) throw new Error(`theme.css has no ${token}, which the docs pages need`);
    return [name, hex(colour)];
  });
  probe.remove();
  return Object.fromEntries(entries) as Look;
}

/** The theme of Storybook's docs blocks, in the colours of our own. */
export function docsTheme(theme: string): ThemeVars {
  const { paper, card, sunken, ink, faint, line, accent } = lookOf(theme);
  return create({
    base: theme === 'dark' ? 'dark' : 'light',
    fontBase: "'IBM Plex Sans Variable', 'Guiche Symbols', system-ui, sans-serif",
    colorPrimary: accent,
    colorSecondary: accent,
    appBg: paper,
    // The room for a scroll bar beside the page shows the paper too.
    appContentBg: paper,
    appPreviewBg: paper,
    appHoverBg: sunken,
    appBorderColor: line,
    appBorderRadius: 6,
    textColor: ink,
    textMutedColor: faint,
    inputBg: card,
    inputBorder: line,
    inputTextColor: ink,
    inputBorderRadius: 6,
    buttonBg: sunken,
    buttonBorder: line,
    barBg: card,
    barTextColor: faint,
    barSelectedColor: accent,
    booleanBg: sunken,
    booleanSelectedBg: card,
  });
}
