import { defineTexts } from '../../i18n/index.ts';

export const approvalQuestionTexts = defineTexts({
  'pt-BR': { before: 'Total até agora', after: 'Novo total', approved: 'Aprovado pelo cliente' },
  en: { before: 'Total so far', after: 'New total', approved: 'Approved by the client' },
  es: { before: 'Total hasta ahora', after: 'Nuevo total', approved: 'Aprobado por el cliente' },
});
