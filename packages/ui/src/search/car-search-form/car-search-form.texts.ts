import { defineTexts } from '../../i18n/index.ts';

export const carSearchFormTexts = defineTexts({
  'pt-BR': {
    form: 'Pesquisa de carros',
    pickupCity: 'Cidade de retirada',
    pickup: 'Retirada',
    returnCity: 'Cidade de devolução',
    sameCity: 'A mesma da retirada',
    return: 'Devolução',
  },
  en: {
    form: 'Search for cars',
    pickupCity: 'Pickup city',
    pickup: 'Pickup',
    returnCity: 'Return city',
    sameCity: 'The pickup city',
    return: 'Return',
  },
  es: {
    form: 'Búsqueda de autos',
    pickupCity: 'Ciudad de retiro',
    pickup: 'Retiro',
    returnCity: 'Ciudad de devolución',
    sameCity: 'La misma del retiro',
    return: 'Devolución',
  },
});
