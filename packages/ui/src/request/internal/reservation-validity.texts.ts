import { defineTexts } from '../../i18n/index.ts';

export const reservationValidityTexts = defineTexts({
  'pt-BR': { reservedUntil: 'Reserva até {{date}}' },
  en: { reservedUntil: 'Reserved until {{date}}' },
  es: { reservedUntil: 'Reserva hasta {{date}}' },
});
