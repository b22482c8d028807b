import { defineTexts } from '../../i18n/index.ts';

export const hotelSearchFormTexts = defineTexts({
  'pt-BR': {
    form: 'Pesquisa de hotéis',
    city: 'Cidade',
    checkin: 'Check-in',
    checkout: 'Check-out',
    adults: 'Adultos',
    nights: { one: '{{count}} noite', other: '{{count}} noites' },
  },
  en: {
    form: 'Search for hotels',
    city: 'City',
    checkin: 'Check-in',
    checkout: 'Check-out',
    adults: 'Adults',
    nights: { one: '{{count}} night', other: '{{count}} nights' },
  },
  es: {
    form: 'Búsqueda de hoteles',
    city: 'Ciudad',
    checkin: 'Check-in',
    checkout: 'Check-out',
    adults: 'Adultos',
    nights: { one: '{{count}} noche', other: '{{count}} noches' },
  },
});
