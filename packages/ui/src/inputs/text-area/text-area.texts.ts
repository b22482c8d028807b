import { defineTexts } from '../../i18n/index.ts';

export const textAreaTexts = defineTexts({
  'pt-BR': {
    count: '{{count}} de {{limit}} caracteres',
  },
  en: {
    count: '{{count}} of {{limit}} characters',
  },
  es: {
    count: '{{count}} de {{limit}} caracteres',
  },
});
