import { defineTexts } from '../../i18n/index.ts';

export const notificationBellTexts = defineTexts({
  'pt-BR': {
    waiting: { zero: 'Nenhuma pendência', one: '{{count}} pendência', other: '{{count}} pendências' },
  },
  en: {
    waiting: { zero: 'Nothing waiting', one: '{{count}} item waiting', other: '{{count}} items waiting' },
  },
  es: {
    waiting: { zero: 'Ningún pendiente', one: '{{count}} pendiente', other: '{{count}} pendientes' },
  },
});
