import { defineTexts } from '../../i18n/index.ts';

export const reservationSectionTexts = defineTexts({
  'pt-BR': {
    reservationCode: 'Código da reserva',
    validity: 'Validade da reserva',
    bags: 'Bagagens',
    bagWeight: 'Peso por bagagem',
    tourCode: 'Tour code',
    fareBasis: 'Base tarifária',
    reserved: 'Reservado',
    reservedHint: 'Exige o localizador de cada voo.',
  },
  en: {
    reservationCode: 'Reservation code',
    validity: 'Reservation validity',
    bags: 'Bags',
    bagWeight: 'Weight per bag',
    tourCode: 'Tour code',
    fareBasis: 'Fare basis',
    reserved: 'Reserved',
    reservedHint: 'Needs the locator of each flight.',
  },
  es: {
    reservationCode: 'Código de reserva',
    validity: 'Validez de la reserva',
    bags: 'Equipajes',
    bagWeight: 'Peso por equipaje',
    tourCode: 'Tour code',
    fareBasis: 'Base tarifaria',
    reserved: 'Reservado',
    reservedHint: 'Exige el localizador de cada vuelo.',
  },
});
