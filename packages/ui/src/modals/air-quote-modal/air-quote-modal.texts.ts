import { defineTexts } from '../../i18n/index.ts';

export const airQuoteModalTexts = defineTexts({
  'pt-BR': {
    titleNew: 'Nova cotação aérea',
    titleEdit: 'Editar cotação aérea',
    titleRead: 'Cotação aérea',
  },
  en: {
    titleNew: 'New air quote',
    titleEdit: 'Edit air quote',
    titleRead: 'Air quote',
  },
  es: {
    titleNew: 'Nueva cotización aérea',
    titleEdit: 'Editar cotización aérea',
    titleRead: 'Cotización aérea',
  },
});
