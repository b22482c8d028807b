import { defineTexts } from '../../i18n/index.ts';

export const tripSectionTexts = defineTexts({
  'pt-BR': {
    trip: 'Viagem',
    noTrip: 'nada informado',
    company: 'Viação',
    seatClass: 'Classe',
    departure: 'Partida',
    arrival: 'Chegada',
  },
  en: {
    trip: 'Trip',
    noTrip: 'nothing filled in',
    company: 'Bus company',
    seatClass: 'Class',
    departure: 'Departure',
    arrival: 'Arrival',
  },
  es: {
    trip: 'Viaje',
    noTrip: 'nada informado',
    company: 'Empresa de ómnibus',
    seatClass: 'Clase',
    departure: 'Salida',
    arrival: 'Llegada',
  },
});
