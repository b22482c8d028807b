import type { Language } from '@guiche/domain/language';

/** Each language in its own language: a person looking for it may not understand the present one. */
export const LANGUAGE_NAMES: Record<Language, string> = { 'pt-BR': 'Português', en: 'English', es: 'Español' };
