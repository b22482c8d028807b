import { defineTexts } from '../../i18n/index.ts';

export const moneyTextTexts = defineTexts({
  'pt-BR': {
    none: 'sem valor',
  },
  en: {
    none: 'no amount',
  },
  es: {
    none: 'sin valor',
  },
});
