import { defineTexts } from '../../i18n/index.ts';

export const carQuoteModalTexts = defineTexts({
  'pt-BR': {
    titleNew: 'Nova cotação de carro',
    titleEdit: 'Editar cotação de carro',
    titleRead: 'Cotação de carro',
  },
  en: {
    titleNew: 'New car quote',
    titleEdit: 'Edit car quote',
    titleRead: 'Car quote',
  },
  es: {
    titleNew: 'Nueva cotización de auto',
    titleEdit: 'Editar cotización de auto',
    titleRead: 'Cotización de auto',
  },
});
