import { SCREENS } from '../tools/lib/pictures/looks.ts';

const { desktop, phone } = SCREENS;

/**
 * The combinations of theme, density and screen in which Chromatic looks at a story: both themes on both screens, and compact rows,
 * which only a desktop has room to need.
 */
export const MODES = {
  'light desktop': { theme: 'light', density: 'comfortable', viewport: desktop.viewport },
  'dark desktop': { theme: 'dark', density: 'comfortable', viewport: desktop.viewport },
  'light compact desktop': { theme: 'light', density: 'compact', viewport: desktop.viewport },
  'light phone': { theme: 'light', density: 'comfortable', viewport: phone.viewport },
  'dark phone': { theme: 'dark', density: 'comfortable', viewport: phone.viewport },
} as const;
