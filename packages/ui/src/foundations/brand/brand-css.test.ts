import { expect, test } from 'vitest';
import { brandCss } from './brand-css.ts';
import type { Brand, ThemedBrand } from './derive-brand.ts';

const themed = (accent: string): ThemedBrand => ({
  tokens: { accent, 'accent-hover': 'navy', 'accent-ink': 'white', 'accent-soft': 'azure', 'accent-text': 'blue' },
  pairs: [],
  moved: { lightness: 0, chroma: 0 },
  nearDanger: false,
});
const brand: Brand = { light: themed('green'), dark: themed('lime') };

test('the file has a rule for each theme, in no layer', () => {
  expect(brandCss(brand, { name: 'Viaja', colour: '#080' })).toBe(`/* Viaja, #080 */
:root,
[data-theme="light"] {
  --guiche-accent: green;
  --guiche-accent-hover: navy;
  --guiche-accent-ink: white;
  --guiche-accent-soft: azure;
  --guiche-accent-text: blue;
}
[data-theme="dark"] {
  --guiche-accent: lime;
  --guiche-accent-hover: navy;
  --guiche-accent-ink: white;
  --guiche-accent-soft: azure;
  --guiche-accent-text: blue;
}
`);
});

test('a name cannot end the comment', () => {
  expect(brandCss(brand, { name: '*/ body { display: none } /*', colour: '#080' })).toMatch(
    /^\/\* \* \/ body \{ display: none \} \/\*, #080 \*\/\n:root/,
  );
});
