import { defineTexts } from '../../i18n/index.ts';

export const keyValueListTexts = defineTexts({
  'pt-BR': {
    none: 'não informado',
  },
  en: {
    none: 'not given',
  },
  es: {
    none: 'no informado',
  },
});
