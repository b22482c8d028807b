import { defineTexts } from '../../i18n/index.ts';

export const offerSectionTexts = defineTexts({
  'pt-BR': {
    offer: 'Serviço',
    noOffer: 'nada informado',
    description: 'Descrição',
    place: 'Local',
    expenseType: 'Tipo de despesa',
  },
  en: {
    offer: 'Service',
    noOffer: 'nothing filled in',
    description: 'Description',
    place: 'Place',
    expenseType: 'Expense type',
  },
  es: {
    offer: 'Servicio',
    noOffer: 'nada informado',
    description: 'Descripción',
    place: 'Lugar',
    expenseType: 'Tipo de gasto',
  },
});
