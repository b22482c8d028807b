import { defineTexts } from '../../i18n/index.ts';

export const errorStateTexts = defineTexts({
  'pt-BR': {
    retry: 'Tentar de novo',
  },
  en: {
    retry: 'Try again',
  },
  es: {
    retry: 'Intentar de nuevo',
  },
});
