import { defineTexts } from '../../i18n/index.ts';

export const selectInputTexts = defineTexts({
  'pt-BR': {
    placeholder: 'Selecione',
  },
  en: {
    placeholder: 'Select',
  },
  es: {
    placeholder: 'Seleccione',
  },
});
