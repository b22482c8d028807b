import { SunMoon } from 'lucide-react';
import { useUiText } from '../../i18n/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { Menu, MenuRadioGroup, MenuRadioItem, MenuSeparator } from '../../primitives/menu/index.ts';

const THEMES = ['system', 'light', 'dark'] as const;
const DENSITIES = ['comfortable', 'compact'] as const;
export type Theme = (typeof THEMES)[number];
export type Density = (typeof DENSITIES)[number];

export interface AppearanceMenuProps {
  theme: Theme;
  onThemeChange: (theme: Theme) => void;
  density: Density;
  onDensityChange: (density: Density) => void;
}

/** Light or dark, and how close the lines stand. */
export function AppearanceMenu({ theme, onThemeChange, density, onDensityChange }: AppearanceMenuProps) {
  const t = useUiText();
  return (
    <Menu
      align="end"
      trigger={
        <Button tone="quiet" size="icon" aria-label={t('appearanceMenu.label')}>
          <SunMoon aria-hidden="true" />
        </Button>
      }
    >
      <MenuRadioGroup
        label={t('appearanceMenu.theme')}
        value={theme}
        onValueChange={(value) => onThemeChange(THEMES.find((known) => known === value) ?? 'system')}
      >
        {THEMES.map((name) => (
          <MenuRadioItem key={name} value={name}>
            {t(`appearanceMenu.themes.${name}`)}
          </MenuRadioItem>
        ))}
      </MenuRadioGroup>
      <MenuSeparator />
      <MenuRadioGroup
        label={t('appearanceMenu.density')}
        value={density}
        onValueChange={(value) => onDensityChange(DENSITIES.find((known) => known === value) ?? 'comfortable')}
      >
        {DENSITIES.map((name) => (
          <MenuRadioItem key={name} value={name}>
            {t(`appearanceMenu.densities.${name}`)}
          </MenuRadioItem>
        ))}
      </MenuRadioGroup>
    </Menu>
  );
}
