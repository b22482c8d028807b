import { converter, formatHex, type Oklch, parse, wcagContrast } from 'culori';
import { GROUNDS, LEAST, THEMES, type Theme } from '../pages/grounds.ts';

const ACCENT_TOKENS = ['accent', 'accent-hover', 'accent-ink', 'accent-soft', 'accent-text'] as const;
type AccentToken = (typeof ACCENT_TOKENS)[number];

/** The values of all tokens in each theme, by their names, as theme.css says them. */
export type ThemeValues = Readonly<Record<Theme, Readonly<Record<string, string>>>>;

/** A colour on one of its grounds, of which the brand sets one or both. */
export interface BrandPair {
  name: string;
  on: string;
  kind: keyof typeof LEAST;
  /** WCAG 2 contrast of the two as they are painted, 1 to 21. */
  ratio: number;
  passes: boolean;
}

export interface ThemedBrand {
  /** Colours in OKLCH, as CSS. */
  tokens: Readonly<Record<AccentToken, string>>;
  pairs: readonly BrandPair[];
  /** How the accent differs from the colour that was asked for; 0 for what stayed as it was. */
  moved: { lightness: number; chroma: number };
  /** Whether the accent looks much like the colour of danger, so that a button of one might be taken for the other. */
  nearDanger: boolean;
}

export type Brand = Readonly<Record<Theme, ThemedBrand>>;

const toRgb = converter('rgb');
const toOklch = converter('oklch');
/** Half of what one of 255 steps is: a channel that is out by less is painted as it should be. */
const HALF_STEP = 1 / 510;
/** Lightness by which a try differs from the one before it. */
const STEP = 0.005;
const HOVER = 0.06;
/** A colour with a hue so near to that of danger (degrees), and with so much chroma, is red as danger is, whatever its lightness. */
const NEAR_HUE = 15;
const NEAR_CHROMA = 0.1;
/** Chroma is written with so many decimals, as lightness is. */
const DECIMALS = 4;

/** Adding 0 makes a 0 of -0. */
const rounded = (value: number, decimals: number) => Number(value.toFixed(decimals)) + 0;

function isInGamut(colour: Oklch): boolean {
  const { r, g, b } = toRgb(colour);
  return [r, g, b].every((channel) => channel >= -HALF_STEP && channel <= 1 + HALF_STEP);
}

/** The colour as it is written in CSS, with as much of its chroma as sRGB has at this lightness and hue. */
function shade(lightness: number, chroma: number, hue: number): Oklch {
  const l = rounded(Math.min(Math.max(lightness, 0), 1), DECIMALS);
  const h = rounded(hue, 2);
  const colour = (steps: number): Oklch => ({ mode: 'oklch', l, c: steps / 10 ** DECIMALS, h });
  let [fits, beyond] = [0, Math.round(chroma * 10 ** DECIMALS) + 1];
  while (beyond - fits > 1) {
    const middle = Math.floor((fits + beyond) / 2);
    if (isInGamut(colour(middle))) fits = middle;
    else beyond = middle;
  }
  return colour(fits);
}

function css({ l, c, h = 0 }: Oklch): string {
  return `oklch(${l} ${c} ${h})`;
}

function contrast(one: string, other: string): number {
  return wcagContrast(formatHex(one) ?? '', formatHex(other) ?? '');
}

function isAccent(name: string): name is AccentToken {
  return ACCENT_TOKENS.some((token) => token === name);
}

/** The pairs of some tokens: by default those of all that the brand sets. */
function pairsOf(values: Readonly<Record<string, string>>, names: readonly string[] = ACCENT_TOKENS): BrandPair[] {
  return Object.entries(GROUNDS).flatMap(([name, { kind, on }]) =>
    on
      .filter((ground) => names.includes(name) || names.includes(ground))
      .filter((ground) => values[name] !== undefined && values[ground] !== undefined)
      .map((ground) => {
        const ratio = contrast(values[name] ?? '', values[ground] ?? '');
        return { name, on: ground, kind, ratio, passes: ratio >= LEAST[kind] };
      }),
  );
}

function read(values: Readonly<Record<string, string>>, name: string): Oklch {
  const colour = toOklch(parse(values[name] ?? ''));
  if (!colour) throw new Error(`theme.css has no colour --guiche-${name}`);
  return colour;
}

/** Degrees between two hues, the shorter way round. */
function hueDistance(one: number, other: number): number {
  const apart = Math.abs(one - other) % 360;
  return Math.min(apart, 360 - apart);
}

/** The first of the lightnesses from one on, towards black or white, whose shade passes. */
function firstPassing(from: Oklch, direction: 1 | -1, passes: (shade: Oklch) => boolean): Oklch {
  for (let lightness = from.l; lightness > -STEP && lightness < 1 + STEP; lightness += direction * STEP) {
    const tried = shade(lightness, from.c, from.h ?? 0);
    if (passes(tried)) return tried;
  }
  throw new Error(`no shade of ${css(from)} passes: the surfaces of the theme leave no room`);
}

/**
 * The accent in one theme. It keeps hue and chroma, and becomes darker in the light theme or lighter in the dark one until every pair
 * passes: there the text on it is always light, here always dark, as with our own. Ink and soft ground have the lightness of our own, and
 * at most its chroma.
 */
function derive(asked: Oklch, theme: Theme, own: Readonly<Record<string, string>>): ThemedBrand {
  const direction = theme === 'light' ? -1 : 1;
  const hue = asked.h ?? 0;
  const asOwn = (name: AccentToken) => {
    const { l, c } = read(own, name);
    return shade(l, Math.min(c, asked.c), hue);
  };
  const surfaces = Object.fromEntries(Object.entries(own).filter(([name]) => !isAccent(name)));
  const ink = css(asOwn('accent-ink'));
  const soft = css(asOwn('accent-soft'));
  const passes = (name: AccentToken, values: Readonly<Record<string, string>>) =>
    pairsOf({ ...surfaces, ...values }, [name]).every((pair) => pair.passes);

  const accent = firstPassing(asked, direction, (tried) => passes('accent', { accent: css(tried), 'accent-ink': ink }));
  const text = firstPassing(accent, direction, (tried) => passes('accent-text', { 'accent-text': css(tried), 'accent-soft': soft }));
  const beyond = accent.l + direction * HOVER;
  // Black cannot become darker under the pointer, nor white lighter.
  const hover = shade(beyond < 0 || beyond > 1 ? accent.l - direction * HOVER : beyond, asked.c, hue);
  const tokens = { accent: css(accent), 'accent-hover': css(hover), 'accent-ink': ink, 'accent-soft': soft, 'accent-text': css(text) };
  return {
    tokens,
    pairs: pairsOf({ ...own, ...tokens }),
    moved: { lightness: rounded(accent.l - asked.l, 3), chroma: rounded(accent.c - asked.c, 3) },
    nearDanger: accent.c >= NEAR_CHROMA && hueDistance(hue, read(own, 'danger').h ?? 0) <= NEAR_HUE,
  };
}

/**
 * The accent tokens of a brand from its colour, in both themes, inside of sRGB. Every pair passes that theme.css keeps with its own accent:
 * 4.5:1 for text, 3:1 for marks.
 */
export function deriveBrand(asked: Oklch, themes: ThemeValues): Brand {
  const [light, dark] = THEMES.map((theme) => derive(asked, theme, themes[theme])) as [ThemedBrand, ThemedBrand];
  return { light, dark };
}
