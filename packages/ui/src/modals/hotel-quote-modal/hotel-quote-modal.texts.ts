import { defineTexts } from '../../i18n/index.ts';

export const hotelQuoteModalTexts = defineTexts({
  'pt-BR': {
    titleNew: 'Nova cotação de hotel',
    titleEdit: 'Editar cotação de hotel',
    titleRead: 'Cotação de hotel',
    pix: 'Chave Pix',
  },
  en: {
    titleNew: 'New hotel quote',
    titleEdit: 'Edit hotel quote',
    titleRead: 'Hotel quote',
    pix: 'Pix key',
  },
  es: {
    titleNew: 'Nueva cotización de hotel',
    titleEdit: 'Editar cotización de hotel',
    titleRead: 'Cotización de hotel',
    pix: 'Clave Pix',
  },
});
