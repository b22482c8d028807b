import { defineTexts } from '../../i18n/index.ts';

export const issueSectionTexts = defineTexts({
  'pt-BR': {
    reservationCode: 'Código da reserva',
    authorization: 'Código de autorização',
    issuedAt: 'Data de emissão',
    issuer: 'Emissor',
  },
  en: {
    reservationCode: 'Reservation code',
    authorization: 'Authorization code',
    issuedAt: 'Issue date',
    issuer: 'Issuer',
  },
  es: {
    reservationCode: 'Código de reserva',
    authorization: 'Código de autorización',
    issuedAt: 'Fecha de emisión',
    issuer: 'Emisor',
  },
});
