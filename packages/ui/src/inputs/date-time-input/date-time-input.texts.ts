import { defineTexts } from '../../i18n/index.ts';

export const dateTimeInputTexts = defineTexts({
  'pt-BR': {
    placeholder: 'dd/mm/aaaa hh:mm',
  },
  en: {
    placeholder: 'dd/mm/yyyy hh:mm',
  },
  es: {
    placeholder: 'dd/mm/aaaa hh:mm',
  },
});
