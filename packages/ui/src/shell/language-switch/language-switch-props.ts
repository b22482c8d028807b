import type { Language } from '@guiche/domain/language';

export interface LanguageSwitchProps {
  /** The language that is spoken now. */
  value: Language;
  /** Called with the language that was chosen. */
  onValueChange: (language: Language) => void;
}
