import { defineTexts } from '../../i18n/index.ts';

export const offerSectionTexts = defineTexts({
  'pt-BR': {
    offer: 'Serviço',
    noOffer: 'nada informado',
    description: 'Descrição',
  },
  en: {
    offer: 'Service',
    noOffer: 'nothing filled in',
    description: 'Description',
  },
  es: {
    offer: 'Servicio',
    noOffer: 'nada informado',
    description: 'Descripción',
  },
});
