import type { Language } from '@guiche/domain/language';
import { Languages } from 'lucide-react';
import { useTexts } from '../../i18n/index.ts';
import { OnDemandMenu } from '../../internal/on-demand-menu.tsx';
import { onDemand } from '../../on-demand/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { LANGUAGE_NAMES } from './language-names.ts';
import { languageSwitchTexts } from './language-switch.texts.ts';
import type { LanguageSwitchProps } from './language-switch-props.ts';

const LanguageMenu = onDemand(async () => (await import('./language-menu.tsx')).LanguageMenu);

const SHORT: Record<Language, string> = { 'pt-BR': 'PT', en: 'EN', es: 'ES' };

/**
 * Selects the language of the interface.
 *
 * Use: in the head of the app and on the page before it.
 * Not for: the language of a document that is made for a client.
 * Parts: those of a `Menu`.
 * Keyboard: Enter, Space, Down: open it; Up, Down: move; Enter: chooses; Escape: closes, and the focus comes back.
 * Screen reader: a button that names the present language; the languages are choices, each in its own words.
 * @see
 * @keywords idioma, língua, português, language
 */
export function LanguageSwitch({ value, onValueChange }: LanguageSwitchProps) {
  const t = useTexts(languageSwitchTexts);
  const trigger = (
    <Button tone="quiet">
      <span className="g:sr-only">{t('label', { language: LANGUAGE_NAMES[value] })}</span>
      <Languages aria-hidden="true" />
      <span className="g:own" aria-hidden="true">
        {SHORT[value]}
      </span>
    </Button>
  );
  return (
    <OnDemandMenu trigger={trigger} preload={LanguageMenu.preload}>
      <LanguageMenu meanwhile={trigger} trigger={trigger} value={value} onValueChange={onValueChange} />
    </OnDemandMenu>
  );
}
