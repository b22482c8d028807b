import { defineTexts } from '../../i18n/index.ts';

export const carResultTexts = defineTexts({
  'pt-BR': {
    pickup: 'Retirada',
    dropOff: 'Devolução',
    gear: 'Câmbio',
    airConditioning: 'Ar-condicionado',
    noAirConditioning: 'Sem ar-condicionado',
    days: { one: '{{days}} diária', other: '{{days}} diárias' },
    perDay: '{{price}} por dia',
  },
  en: {
    pickup: 'Pickup',
    dropOff: 'Return',
    gear: 'Gear',
    airConditioning: 'Air conditioning',
    noAirConditioning: 'No air conditioning',
    days: { one: '{{days}} day', other: '{{days}} days' },
    perDay: '{{price}} a day',
  },
  es: {
    pickup: 'Retiro',
    dropOff: 'Devolución',
    gear: 'Transmisión',
    airConditioning: 'Aire acondicionado',
    noAirConditioning: 'Sin aire acondicionado',
    days: { one: '{{days}} día', other: '{{days}} días' },
    perDay: '{{price}} por día',
  },
});
