import { defineTexts } from '../../i18n/index.ts';

export const dateInputTexts = defineTexts({
  'pt-BR': {
    placeholder: 'dd/mm/aaaa',
  },
  en: {
    placeholder: 'dd/mm/yyyy',
  },
  es: {
    placeholder: 'dd/mm/aaaa',
  },
});
