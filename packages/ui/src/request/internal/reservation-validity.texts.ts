import { defineTexts } from '../../i18n/index.ts';

export const reservationValidityTexts = defineTexts({
  'pt-BR': { reservedUntil: 'Reserva até {{date}}', searchAgain: 'Pesquisar novamente' },
  en: { reservedUntil: 'Reserved until {{date}}', searchAgain: 'Search again' },
  es: { reservedUntil: 'Reserva hasta {{date}}', searchAgain: 'Buscar de nuevo' },
});
