import { defineTexts } from '../../i18n/index.ts';

export const hotelSearchModalTexts = defineTexts({
  'pt-BR': {
    title: 'Pesquisar hotéis',
    city: 'Cidade',
    checkin: 'Check-in',
    checkout: 'Check-out',
    adults: 'Adultos',
    nights: { one: '{{count}} noite', other: '{{count}} noites' },
    travellers: 'Quem se hospeda?',
    noTravellers: 'A solicitação não tem viajantes.',
    search: 'Pesquisar',
  },
  en: {
    title: 'Search for hotels',
    city: 'City',
    checkin: 'Check-in',
    checkout: 'Check-out',
    adults: 'Adults',
    nights: { one: '{{count}} night', other: '{{count}} nights' },
    travellers: 'Who stays?',
    noTravellers: 'The request has no travellers.',
    search: 'Search',
  },
  es: {
    title: 'Buscar hoteles',
    city: 'Ciudad',
    checkin: 'Check-in',
    checkout: 'Check-out',
    adults: 'Adultos',
    nights: { one: '{{count}} noche', other: '{{count}} noches' },
    travellers: '¿Quién se hospeda?',
    noTravellers: 'La solicitud no tiene viajeros.',
    search: 'Buscar',
  },
});
