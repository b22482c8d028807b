import { defineTexts } from '../../i18n/index.ts';

export const quoteCardTexts = defineTexts({
  'pt-BR': {
    cancelled: 'Trecho cancelado',
    'segment.IDA': 'Ida',
    'segment.VOLTA': 'Volta',
    'segment.TRECHO': 'Trecho',
    airlineMissing: 'Companhia a definir',
    waitingAt: '{{place}}: espera {{time}}',
    reservation: 'Reserva',
    baggage: 'Bagagem',
    locator: 'Localizador',
  },
  en: {
    cancelled: 'Segment cancelled',
    'segment.IDA': 'Outbound',
    'segment.VOLTA': 'Return',
    'segment.TRECHO': 'Segment',
    airlineMissing: 'Airline to be defined',
    waitingAt: '{{place}}: {{time}} wait',
    reservation: 'Reservation',
    baggage: 'Baggage',
    locator: 'Locator',
  },
  es: {
    cancelled: 'Tramo cancelado',
    'segment.IDA': 'Ida',
    'segment.VOLTA': 'Vuelta',
    'segment.TRECHO': 'Tramo',
    airlineMissing: 'Aerolínea por definir',
    waitingAt: '{{place}}: espera {{time}}',
    reservation: 'Reserva',
    baggage: 'Equipaje',
    locator: 'Localizador',
  },
});
