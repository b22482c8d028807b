import { defineTexts } from '../../i18n/index.ts';

export const issueErrorDialogTexts = defineTexts({
  'pt-BR': { card: 'Cartão virtual', number: 'Número', holder: 'Titular', expiry: 'Validade', code: 'Código' },
  en: { card: 'Virtual card', number: 'Number', holder: 'Holder', expiry: 'Expiry', code: 'Code' },
  es: { card: 'Tarjeta virtual', number: 'Número', holder: 'Titular', expiry: 'Vencimiento', code: 'Código' },
});
