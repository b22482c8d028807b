import { LANGUAGES, type Language } from '@guiche/domain/language';
import { Languages } from 'lucide-react';
import { useUiText } from '../../i18n/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { Menu, MenuRadioGroup, MenuRadioItem } from '../../primitives/menu/index.ts';

/** Each language in its own words: whoever looks for it may not read the present one. */
const NAMES: Record<Language, string> = { 'pt-BR': 'Português', en: 'English', es: 'Español' };
const SHORT: Record<Language, string> = { 'pt-BR': 'PT', en: 'EN', es: 'ES' };

export interface LanguageSwitchProps {
  value: Language;
  onValueChange: (language: Language) => void;
}

/** Picks the language of the interface. @see */
export function LanguageSwitch({ value, onValueChange }: LanguageSwitchProps) {
  const t = useUiText();
  return (
    <Menu
      align="end"
      trigger={
        <Button tone="quiet" className="px-2">
          <span className="sr-only">{t('languageSwitch.label', { language: NAMES[value] })}</span>
          <Languages aria-hidden="true" />
          <span aria-hidden="true">{SHORT[value]}</span>
        </Button>
      }
    >
      <MenuRadioGroup
        label={t('languageSwitch.group')}
        value={value}
        onValueChange={(language) => onValueChange(LANGUAGES.find((known) => known === language) ?? 'pt-BR')}
      >
        {LANGUAGES.map((language) => (
          <MenuRadioItem key={language} value={language}>
            <span lang={language}>{NAMES[language]}</span>
          </MenuRadioItem>
        ))}
      </MenuRadioGroup>
    </Menu>
  );
}
