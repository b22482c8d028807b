import { defineTexts } from '../../i18n/index.ts';

export const hotelMapModalTexts = defineTexts({
  'pt-BR': {
    title: 'Hotéis no mapa',
    map: 'Mapa dos hotéis',
    unnamed: 'Hotel sem nome',
    unplaced: { one: '{{count}} hotel sem localização no mapa', other: '{{count}} hotéis sem localização no mapa' },
    around: 'O círculo tem 2 km de raio em torno do ponto do itinerário.',
    nowhere: 'Nenhum hotel tem localização',
    nowhereHint: 'Escolha pela lista dos resultados.',
    choose: 'Escolher hotel',
  },
  en: {
    title: 'Hotels on the map',
    map: 'Map of the hotels',
    unnamed: 'Hotel without a name',
    unplaced: { one: '{{count}} hotel without a location on the map', other: '{{count}} hotels without a location on the map' },
    around: 'The circle has a radius of 2 km around the point of the itinerary.',
    nowhere: 'No hotel has a location',
    nowhereHint: 'Choose from the list of results.',
    choose: 'Choose hotel',
  },
  es: {
    title: 'Hoteles en el mapa',
    map: 'Mapa de los hoteles',
    unnamed: 'Hotel sin nombre',
    unplaced: { one: '{{count}} hotel sin ubicación en el mapa', other: '{{count}} hoteles sin ubicación en el mapa' },
    around: 'El círculo tiene 2 km de radio alrededor del punto del itinerario.',
    nowhere: 'Ningún hotel tiene ubicación',
    nowhereHint: 'Elija en la lista de resultados.',
    choose: 'Elegir hotel',
  },
});
