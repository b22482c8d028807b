import { defineTexts } from '../../i18n/index.ts';

export const notificationBellTexts = defineTexts({
  'pt-BR': {
    unknown: 'Pendências',
    failed: 'Pendências não carregadas. Tentar de novo',
    waiting: { zero: 'Nenhuma pendência', one: '{{count}} pendência', other: '{{count}} pendências' },
  },
  en: {
    unknown: 'What waits',
    failed: 'What waits could not be loaded. Try again',
    waiting: { zero: 'Nothing waiting', one: '{{count}} item waiting', other: '{{count}} items waiting' },
  },
  es: {
    unknown: 'Pendientes',
    failed: 'Pendientes no cargados. Intentar de nuevo',
    waiting: { zero: 'Ningún pendiente', one: '{{count}} pendiente', other: '{{count}} pendientes' },
  },
});
