import { defineTexts } from '../../i18n/index.ts';

export const serviceTicketsTexts = defineTexts({
  'pt-BR': { title: 'Chamados do atendimento', open: '{{ticket}}, abre em outra aba' },
  en: { title: 'Support desk tickets', open: '{{ticket}}, opens in another tab' },
  es: { title: 'Tickets de atención', open: '{{ticket}}, se abre en otra pestaña' },
});
