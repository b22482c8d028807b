import { defineTexts } from '../../i18n/index.ts';

export const airQuoteModalTexts = defineTexts({
  'pt-BR': {
    titleNew: 'Nova cotação aérea',
    titleEdit: 'Editar cotação aérea',
    titleRead: 'Cotação aérea',
    reservation: 'Reserva e bagagem',
  },
  en: {
    titleNew: 'New air quote',
    titleEdit: 'Edit air quote',
    titleRead: 'Air quote',
    reservation: 'Reservation and baggage',
  },
  es: {
    titleNew: 'Nueva cotización aérea',
    titleEdit: 'Editar cotización aérea',
    titleRead: 'Cotización aérea',
    reservation: 'Reserva y equipaje',
  },
});
