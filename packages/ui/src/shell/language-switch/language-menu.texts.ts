import { defineTexts } from '../../i18n/index.ts';

export const languageMenuTexts = defineTexts({
  'pt-BR': {
    group: 'Idioma',
  },
  en: {
    group: 'Language',
  },
  es: {
    group: 'Idioma',
  },
});
