import { defineTexts } from '../../i18n/index.ts';

export const languageSwitchTexts = defineTexts({
  'pt-BR': {
    label: 'Idioma: {{language}}',
  },
  en: {
    label: 'Language: {{language}}',
  },
  es: {
    label: 'Idioma: {{language}}',
  },
});
