import { defineTexts } from '../../i18n/index.ts';

export const hotelResultTexts = defineTexts({
  'pt-BR': {
    hotelMissing: 'Hotel a definir',
    stars: { one: '{{count}} estrela', other: '{{count}} estrelas' },
    address: 'Endereço',
    stay: 'Estadia',
    included: 'Incluído no preço',
    moreIncluded: { one: 'mais {{count}}', other: 'mais {{count}}' },
    nights: { one: '{{nights}} diária', other: '{{nights}} diárias' },
    average: 'média {{price}}',
  },
  en: {
    hotelMissing: 'Hotel to be defined',
    stars: { one: '{{count}} star', other: '{{count}} stars' },
    address: 'Address',
    stay: 'Stay',
    included: 'Included in the price',
    moreIncluded: { one: '{{count}} more', other: '{{count}} more' },
    nights: { one: '{{nights}} night', other: '{{nights}} nights' },
    average: '{{price}} on average',
  },
  es: {
    hotelMissing: 'Hotel por definir',
    stars: { one: '{{count}} estrella', other: '{{count}} estrellas' },
    address: 'Dirección',
    stay: 'Estadía',
    included: 'Incluido en el precio',
    moreIncluded: { one: '{{count}} más', other: '{{count}} más' },
    nights: { one: '{{nights}} noche', other: '{{nights}} noches' },
    average: 'media {{price}}',
  },
});
