import { defineTexts } from '../../i18n/index.ts';

export const airResultTexts = defineTexts({
  'pt-BR': {
    airlineMissing: 'Companhia a definir',
    validity: 'Validade da reserva',
    reservedUntil: 'Reserva até {{date}}',
    expired: 'Expirada',
    departingAt: 'partida {{time}}',
  },
  en: {
    airlineMissing: 'Airline to be defined',
    validity: 'Validity of the reservation',
    reservedUntil: 'Reserved until {{date}}',
    expired: 'Expired',
    departingAt: 'departure {{time}}',
  },
  es: {
    airlineMissing: 'Aerolínea por definir',
    validity: 'Validez de la reserva',
    reservedUntil: 'Reserva hasta {{date}}',
    expired: 'Vencida',
    departingAt: 'salida {{time}}',
  },
});
