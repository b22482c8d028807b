export const THEMES = ['system', 'light', 'dark'] as const;
export const DENSITIES = ['comfortable', 'compact'] as const;
export type Theme = (typeof THEMES)[number];
export type Density = (typeof DENSITIES)[number];

export interface AppearanceMenuProps {
  /** The chosen theme; `system` follows the operating system. */
  theme: Theme;
  /** Called with the theme that was chosen. */
  onThemeChange: (theme: Theme) => void;
  /** How tall rows and fields are. */
  density: Density;
  /** Called with the density that was chosen. */
  onDensityChange: (density: Density) => void;
}
