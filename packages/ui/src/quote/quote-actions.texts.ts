import { defineTexts } from '../i18n/index.ts';

export const quoteActionsTexts = defineTexts({
  'pt-BR': { actions: 'Ações da cotação', card: 'Cartão', attachments: 'Anexos' },
  en: { actions: 'Quote actions', card: 'Card', attachments: 'Attachments' },
  es: { actions: 'Acciones de la cotización', card: 'Tarjeta', attachments: 'Adjuntos' },
});
