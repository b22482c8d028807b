import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { brandCss } from '../../../packages/ui/src/foundations/brand/brand-css.ts';
import { type Brand, deriveBrand, type ThemeValues } from '../../../packages/ui/src/foundations/brand/derive-brand.ts';
import { readColour } from '../../../packages/ui/src/foundations/brand/read-colour.ts';
import { readTheme } from '../../lib/tokens/read-theme.ts';
import { root } from '../../prepare.mjs';
import type { HostApp } from './host-apps.ts';
import { bareHost, inPage, link, open, STYLES } from './host-styles.ts';

const COLOUR = '#7a1fa2';
const THEMES = ['light', 'dark'] as const;

function brandOfColour(): Brand {
  const tokens = readTheme(readFileSync(join(root, 'packages/ui/theme.css'), 'utf8'));
  const valuesIn = (theme: 'light' | 'dark') => Object.fromEntries(tokens.map(({ name, values }) => [name, values[theme] ?? '']));
  const themes: ThemeValues = { light: valuesIn('light'), dark: valuesIn('dark') };
  const colour = readColour(COLOUR);
  if (!colour) throw new Error(`${COLOUR} is no colour`);
  return deriveBrand(colour, themes);
}

/** The colours of the main button, as the browser computes them, and what the browser makes of colours that are written as text. */
function colours(page: Page, texts: readonly string[]) {
  return page.getByRole('button', { name: 'Emitir' }).evaluate((button, asked) => {
    const { backgroundColor, color } = getComputedStyle(button);
    const probe = document.body.appendChild(document.createElement('i'));
    const computed = asked.map((text) => {
      probe.style.color = text;
      return getComputedStyle(probe).color;
    });
    probe.remove();
    return { shown: [backgroundColor, color], computed };
  }, texts);
}

/** Whether the style sheet that the page "Theming" makes of a colour, beside the published one, gives the components its colours. */
export function brandFindings(browser: Browser, app: HostApp): Promise<string[]> {
  return inPage(browser, async (page) => {
    const brand = brandOfColour();
    const theirs = `<style>${brandCss(brand, { name: 'Viagens Jacarandá', colour: COLOUR })}</style>`;
    const findings: string[] = [];
    for (const [what, markup] of [
      ['before ours', theirs + link(STYLES)],
      ['after ours', link(STYLES) + theirs],
    ] as const) {
      await open(page, app, await bareHost(), { what, markup: () => markup });
      for (const theme of THEMES) {
        await page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme);
        const { accent = '', 'accent-ink': ink = '' } = brand[theme].tokens;
        const { shown, computed } = await colours(page, [accent, ink]);
        if (shown.join() !== computed.join())
          findings.push(
            `the main button has ${shown.join(' and ')} in the ${theme} theme, not ${computed.join(' and ')}: the brand is ${what}`,
          );
      }
    }
    return findings;
  });
}
