import { defineTexts } from '../../i18n/index.ts';

export const otherQuoteModalTexts = defineTexts({
  'pt-BR': {
    titleNew: 'Nova cotação de outro serviço',
    titleEdit: 'Editar cotação de outro serviço',
    titleRead: 'Cotação de outro serviço',
  },
  en: {
    titleNew: 'New quote of another service',
    titleEdit: 'Edit quote of another service',
    titleRead: 'Quote of another service',
  },
  es: {
    titleNew: 'Nueva cotización de otro servicio',
    titleEdit: 'Editar cotización de otro servicio',
    titleRead: 'Cotización de otro servicio',
  },
});
