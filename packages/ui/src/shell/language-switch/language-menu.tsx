import { LANGUAGES } from '@guiche/domain/language';
import type { ReactElement } from 'react';
import { useTexts } from '../../i18n/index.ts';
import { Menu, MenuRadioGroup, MenuRadioItem } from '../../primitives/menu/index.ts';
import { languageMenuTexts } from './language-menu.texts.ts';
import { LANGUAGE_NAMES } from './language-names.ts';
import type { LanguageSwitchProps } from './language-switch-props.ts';

/** The list of languages, its code is fetched when it is opened. */
export function LanguageMenu({ trigger, value, onValueChange }: LanguageSwitchProps & { trigger: ReactElement }) {
  const t = useTexts(languageMenuTexts);
  return (
    <Menu align="end" defaultOpen trigger={trigger}>
      <MenuRadioGroup
        label={t('group')}
        value={value}
        onValueChange={(language) => onValueChange(LANGUAGES.find((known) => known === language) ?? 'pt-BR')}
      >
        {LANGUAGES.map((language) => (
          <MenuRadioItem key={language} value={language}>
            <span className="g:own" lang={language}>
              {LANGUAGE_NAMES[language]}
            </span>
          </MenuRadioItem>
        ))}
      </MenuRadioGroup>
    </Menu>
  );
}
