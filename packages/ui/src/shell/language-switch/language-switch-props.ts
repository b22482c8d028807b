import type { Language } from '@guiche/domain/language';

export interface LanguageSwitchProps {
  value: Language;
  onValueChange: (language: Language) => void;
}
