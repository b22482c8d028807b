import { defineTexts } from '../i18n/index.ts';

export const quoteActionsTexts = defineTexts({
  'pt-BR': { actions: 'Ações da cotação', card: 'Cartão', attachments: 'Anexos', checkIssue: 'Verificar emissão' },
  en: { actions: 'Quote actions', card: 'Card', attachments: 'Attachments', checkIssue: 'Check the issue' },
  es: { actions: 'Acciones de la cotización', card: 'Tarjeta', attachments: 'Adjuntos', checkIssue: 'Verificar la emisión' },
});
