import { readFileSync } from 'node:fs';
import { converter, formatHex, type Oklch, parse, wcagContrast } from 'culori';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readTheme } from '../../../../../tools/lib/tokens/read-theme.ts';
import { THEMES, type Theme } from '../pages/grounds.ts';
import { brandCss } from './brand-css.ts';
import { deriveBrand, type ThemeValues } from './derive-brand.ts';
import { readColour } from './read-colour.ts';

const tokens = readTheme(readFileSync(new URL('../../../theme.css', import.meta.url), 'utf8'));
const valuesIn = (theme: Theme) =>
  Object.fromEntries(
    tokens.flatMap(({ name, values }): [string, string][] => (values[theme] === undefined ? [] : [[name, values[theme]]])),
  );
const themes: ThemeValues = { light: valuesIn('light'), dark: valuesIn('dark') };

function colour(text: string): Oklch {
  const read = readColour(text);
  if (!read) throw new Error(`no colour: ${text}`);
  return read;
}

const toRgb = converter('rgb');
/** Figured here once more, from the colours alone and from what the pages say: text 4.5, marks 3. */
const ratio = (one: string, other: string) => wcagContrast(formatHex(one) ?? '', formatHex(other) ?? '');

/** What does not hold of a brand made of a colour. */
function wrongWith(asked: Oklch): string[] {
  const brand = deriveBrand(asked, themes);
  return THEMES.flatMap((theme) => {
    const all: Record<string, string> = { ...themes[theme], ...brand[theme].tokens };
    const at = (name: string) => all[name] ?? '';
    const papers = ['surface', 'surface-1', 'surface-2', 'surface-3'];
    const texts = [
      ...papers.map((paper) => ['accent-text', paper] as const),
      ['accent-text', 'accent-soft'] as const,
      ['accent-ink', 'accent'] as const,
      ['accent-ink', 'accent-hover'] as const,
      ['ink', 'accent-soft'] as const,
      ['ink-2', 'accent-soft'] as const,
    ];
    const marks = papers.map((paper) => ['accent', paper] as const);
    const weak = [
      ...texts.filter(([one, other]) => ratio(at(one), at(other)) < 4.5),
      ...marks.filter(([one, other]) => ratio(at(one), at(other)) < 3),
    ].map(([one, other]) => `${theme}: ${one} on ${other} has ${ratio(at(one), at(other))}`);
    const outside = Object.entries(brand[theme].tokens)
      .filter(([, value]) => {
        const { r, g, b } = toRgb(parse(value)) ?? { r: 2, g: 2, b: 2 };
        return [r, g, b].some((channel) => channel < -0.002 || channel > 1.002);
      })
      .map(([name, value]) => `${theme}: ${name} is outside of sRGB: ${value}`);
    const told = new Set(brand[theme].pairs.map(({ name, on }) => `${name} ${on}`));
    const untold = [...texts, ...marks]
      .filter(([one, other]) => !told.has(`${one} ${other}`))
      .map((pair) => `${theme}: ${pair} is not told`);
    const failing = brand[theme].pairs.filter(({ passes }) => !passes).map(({ name, on }) => `${theme}: ${name} on ${on} is said to fail`);
    const same = brand[theme].tokens.accent === brand[theme].tokens['accent-hover'] ? [`${theme}: nothing changes under the pointer`] : [];
    return [...weak, ...outside, ...untold, ...failing, ...same];
  });
}

test.each([
  ['yellow', '#ffeb00'],
  ['black', '#000000'],
  ['white', '#ffffff'],
  ['grey', '#808080'],
  ['neon green', '#39ff14'],
  ['neon pink', '#ff10f0'],
  ['cyan', '#00ffff'],
  ['blue', '#0000ff'],
  ['red', '#ff0000'],
  ['more than sRGB has', 'oklch(0.7 0.4 150)'],
  ['almost black', '#010101'],
  ['almost white', '#fefefe'],
])('B-070 a brand of %s (%s) keeps every pair readable, inside of sRGB', (_case, text) => {
  expect(wrongWith(colour(text))).toEqual([]);
});

test('B-070 so does one of any hue, lightness and chroma', () => {
  const wrong: string[] = [];
  for (let h = 0; h < 360; h += 15) {
    for (const l of [0, 0.15, 0.3, 0.45, 0.6, 0.75, 0.9, 1]) {
      for (const c of [0, 0.08, 0.16, 0.37]) wrong.push(...wrongWith({ mode: 'oklch', l, c, h }).map((what) => `${l} ${c} ${h}: ${what}`));
    }
  }
  expect(wrong).toEqual([]);
});

test('B-070 so does one of any hexadecimal colour', () =>
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 0xffffff }), (number) => {
      expect(wrongWith(colour(`#${number.toString(16).padStart(6, '0')}`))).toEqual([]);
    }),
  ));

test('a colour that passes stays as it is, and nothing is told of a move', () => {
  const brand = deriveBrand(colour('#6b3fa0'), themes);
  expect(formatHex(brand.light.tokens.accent)).toBe('#6b3fa0');
  expect(brand.light.moved).toEqual({ lightness: 0, chroma: 0 });
  const bright = deriveBrand(colour('#d9b8ff'), themes);
  expect(formatHex(bright.dark.tokens.accent)).toBe('#d9b8ff');
  expect(bright.dark.moved).toEqual({ lightness: 0, chroma: 0 });
});

test('a colour that does not pass is moved no further than it has to be, and keeps its hue', () => {
  const asked = colour('#ffcc00');
  const { light } = deriveBrand(asked, themes);
  const [l = 0, c = 0, h = 0] = light.tokens.accent.match(/[\d.]+/g)?.map(Number) ?? [];
  expect(light.moved.lightness).toBeCloseTo(l - asked.l, 3);
  expect(light.moved.lightness).toBeLessThan(-0.2);
  expect(light.moved.chroma).toBeCloseTo(c - asked.c, 3);
  expect(h).toBeCloseTo(asked.h ?? 0, 1);
  // One step back, a pair fails.
  const ink = light.tokens['accent-ink'];
  const before = `oklch(${l + 0.006} ${c} ${h})`;
  const surface = themes.light['surface-3'] ?? '';
  expect(Math.min(ratio(ink, before) / 4.5, ratio(before, surface) / 3)).toBeLessThan(1);
});

test.each([
  ['#b3261e', true],
  ['#e30613', true],
  ['#7b1e2b', true],
  ['oklch(0.5 0.02 28)', false],
  ['#ff6600', false],
  ['#e6007e', false],
  ['#6b3fa0', false],
])('%s looks like danger: %s', (text, near) => {
  const { light, dark } = deriveBrand(colour(text), themes);
  expect([light.nearDanger, dark.nearDanger]).toEqual([near, near]);
});

test('the README shows what the page makes of its first colour', () => {
  const css = brandCss(deriveBrand(colour('oklch(0.47 0.16 300)'), themes), { name: '', colour: '' }).replace(/^.*\n/, '');
  expect(readFileSync(new URL('../../../README.md', import.meta.url), 'utf8')).toContain(`\`\`\`css\n${css}\`\`\``);
});
