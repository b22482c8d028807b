import { defineTexts } from '../../i18n/index.ts';

export const attachmentsButtonTexts = defineTexts({
  'pt-BR': {
    plain: 'Anexos',
    counted: 'Anexos ({{count}})',
    waiting: { one: '{{count}} por enviar', other: '{{count}} por enviar' },
  },
  en: {
    plain: 'Attachments',
    counted: 'Attachments ({{count}})',
    waiting: { one: '{{count}} to send', other: '{{count}} to send' },
  },
  es: {
    plain: 'Adjuntos',
    counted: 'Adjuntos ({{count}})',
    waiting: { one: '{{count}} por enviar', other: '{{count}} por enviar' },
  },
});
