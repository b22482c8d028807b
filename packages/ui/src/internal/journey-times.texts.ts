import { defineTexts } from '../i18n/index.ts';

export const journeyTimesTexts = defineTexts({
  'pt-BR': {
    departure: 'Partida',
    arrival: 'Chegada',
    duration: 'Duração',
    daysLater: { one: '{{count}} dia depois', other: '{{count}} dias depois' },
  },
  en: {
    departure: 'Departure',
    arrival: 'Arrival',
    duration: 'Duration',
    daysLater: { one: '{{count}} day later', other: '{{count}} days later' },
  },
  es: {
    departure: 'Salida',
    arrival: 'Llegada',
    duration: 'Duración',
    daysLater: { one: '{{count}} día después', other: '{{count}} días después' },
  },
});
