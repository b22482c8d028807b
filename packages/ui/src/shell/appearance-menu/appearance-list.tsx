import type { ReactElement } from 'react';
import { useTexts } from '../../i18n/index.ts';
import { Menu, MenuRadioGroup, MenuRadioItem, MenuSeparator } from '../../primitives/menu/index.ts';
import { type AppearanceMenuProps, DENSITIES, THEMES } from './appearance.ts';
import { appearanceListTexts } from './appearance-list.texts.ts';

/** The choices of theme and density, their code is fetched when the menu is opened. */
export function AppearanceList({
  trigger,
  theme,
  onThemeChange,
  density,
  onDensityChange,
}: AppearanceMenuProps & { trigger: ReactElement }) {
  const t = useTexts(appearanceListTexts);
  return (
    <Menu align="end" defaultOpen trigger={trigger}>
      <MenuRadioGroup
        label={t('theme')}
        value={theme}
        onValueChange={(value) => onThemeChange(THEMES.find((known) => known === value) ?? 'system')}
      >
        {THEMES.map((name) => (
          <MenuRadioItem key={name} value={name}>
            {t(`themes.${name}`)}
          </MenuRadioItem>
        ))}
      </MenuRadioGroup>
      <MenuSeparator />
      <MenuRadioGroup
        label={t('density')}
        value={density}
        onValueChange={(value) => onDensityChange(DENSITIES.find((known) => known === value) ?? 'comfortable')}
      >
        {DENSITIES.map((name) => (
          <MenuRadioItem key={name} value={name}>
            {t(`densities.${name}`)}
          </MenuRadioItem>
        ))}
      </MenuRadioGroup>
    </Menu>
  );
}
