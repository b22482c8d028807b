import { defineTexts } from '../../i18n/index.ts';

export const tripSectionTexts = defineTexts({
  'pt-BR': {
    trip: 'Viagem',
    noTrip: 'nada informado',
    company: 'Viação',
    seatClass: 'Classe',
    departure: 'Partida',
    departureStation: 'Rodoviária de partida',
    arrival: 'Chegada',
    arrivalStation: 'Rodoviária de chegada',
  },
  en: {
    trip: 'Trip',
    noTrip: 'nothing filled in',
    company: 'Bus company',
    seatClass: 'Class',
    departure: 'Departure',
    departureStation: 'Departure station',
    arrival: 'Arrival',
    arrivalStation: 'Arrival station',
  },
  es: {
    trip: 'Viaje',
    noTrip: 'nada informado',
    company: 'Empresa de autobús',
    seatClass: 'Clase',
    departure: 'Salida',
    departureStation: 'Terminal de salida',
    arrival: 'Llegada',
    arrivalStation: 'Terminal de llegada',
  },
});
