import { defineTexts } from '../i18n/index.ts';

/** The texts of the part of a quote that is filled in when it is issued. */
export const issueSectionTexts = defineTexts({
  'pt-BR': {
    issue: 'Emissão',
    codigoReserva: 'Código da reserva',
    localizador: 'Localizador',
    numeroBilhete: 'Número do bilhete',
    codigoTransacaoCartao: 'Código de autorização',
    issuedAt: 'Data de emissão',
    issuer: 'Emissor',
  },
  en: {
    issue: 'Issue',
    codigoReserva: 'Reservation code',
    localizador: 'Locator',
    numeroBilhete: 'Ticket number',
    codigoTransacaoCartao: 'Authorization code',
    issuedAt: 'Issue date',
    issuer: 'Issuer',
  },
  es: {
    issue: 'Emisión',
    codigoReserva: 'Código de reserva',
    localizador: 'Localizador',
    numeroBilhete: 'Número del billete',
    codigoTransacaoCartao: 'Código de autorización',
    issuedAt: 'Fecha de emisión',
    issuer: 'Emisor',
  },
});
