import { defineTexts } from '../../i18n/index.ts';

export const busQuoteModalTexts = defineTexts({
  'pt-BR': {
    titleNew: 'Nova cotação de ônibus',
    titleEdit: 'Editar cotação de ônibus',
    titleRead: 'Cotação de ônibus',
  },
  en: {
    titleNew: 'New bus quote',
    titleEdit: 'Edit bus quote',
    titleRead: 'Bus quote',
  },
  es: {
    titleNew: 'Nueva cotización de autobús',
    titleEdit: 'Editar cotización de autobús',
    titleRead: 'Cotización de autobús',
  },
});
