import { defineTexts } from '../../i18n/index.ts';

export const appearanceMenuTexts = defineTexts({
  'pt-BR': {
    label: 'Aparência',
  },
  en: {
    label: 'Appearance',
  },
  es: {
    label: 'Apariencia',
  },
});
