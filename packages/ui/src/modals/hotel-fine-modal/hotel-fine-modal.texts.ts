import { defineTexts } from '../../i18n/index.ts';

export const hotelFineModalTexts = defineTexts({
  'pt-BR': { title: 'Cancelar a reserva do hotel', confirm: 'Cancelar reserva', hotel: 'Hotel', reservation: 'Código da reserva' },
  en: { title: 'Cancel the hotel reservation', confirm: 'Cancel reservation', hotel: 'Hotel', reservation: 'Reservation code' },
  es: { title: 'Cancelar la reserva del hotel', confirm: 'Cancelar reserva', hotel: 'Hotel', reservation: 'Código de la reserva' },
});
