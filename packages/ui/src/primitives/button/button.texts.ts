import { defineTexts } from '../../i18n/index.ts';

export const buttonTexts = defineTexts({
  'pt-BR': { pending: 'Aguarde…' },
  en: { pending: 'Please wait…' },
  es: { pending: 'Espere…' },
});
