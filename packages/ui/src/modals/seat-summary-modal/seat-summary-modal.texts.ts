import { defineTexts } from '../../i18n/index.ts';

export const seatSummaryModalTexts = defineTexts({
  'pt-BR': {
    title: 'Assentos reservados',
    loading: 'Carregando os assentos',
    toBeAssigned: 'reservado, número a definir',
    none: 'sem assento',
    reserved: '{{reserved}} de {{travellers}} com assento',
    empty: 'Nenhum assento reservado',
    emptyHint: 'Nenhum viajante tem assento nos voos deste serviço.',
    otherTraveller: 'Viajante fora da lista',
    otherFlight: 'Voo fora do itinerário',
  },
  en: {
    title: 'Reserved seats',
    loading: 'Loading the seats',
    toBeAssigned: 'reserved, number to be defined',
    none: 'no seat',
    reserved: '{{reserved}} of {{travellers}} with a seat',
    empty: 'No reserved seat',
    emptyHint: 'No traveller has a seat on the flights of this service.',
    otherTraveller: 'Traveller not in the list',
    otherFlight: 'Flight not in the itinerary',
  },
  es: {
    title: 'Asientos reservados',
    loading: 'Cargando los asientos',
    toBeAssigned: 'reservado, número por definir',
    none: 'sin asiento',
    reserved: '{{reserved}} de {{travellers}} con asiento',
    empty: 'Ningún asiento reservado',
    emptyHint: 'Ningún viajero tiene asiento en los vuelos de este servicio.',
    otherTraveller: 'Viajero fuera de la lista',
    otherFlight: 'Vuelo fuera del itinerario',
  },
});
