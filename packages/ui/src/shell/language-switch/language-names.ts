import type { Language } from '@guiche/domain/language';

/** Each language in its own words: whoever looks for it may not read the present one. */
export const LANGUAGE_NAMES: Record<Language, string> = { 'pt-BR': 'Português', en: 'English', es: 'Español' };
