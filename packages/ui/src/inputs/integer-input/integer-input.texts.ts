import { defineTexts } from '../../i18n/index.ts';

export const integerInputTexts = defineTexts({
  'pt-BR': {
    wholeOnly: 'Este campo aceita só números inteiros.',
  },
  en: {
    wholeOnly: 'This field takes whole numbers only.',
  },
  es: {
    wholeOnly: 'Este campo solo acepta números enteros.',
  },
});
