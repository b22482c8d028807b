import { defineTexts } from '../../i18n/index.ts';

export const hotelActionsTexts = defineTexts({
  'pt-BR': {
    issueReservation: 'Emitir reserva',
    notBegun: 'Os dados foram confirmados, mas o fornecedor não recebeu o pedido de reserva.',
    search: 'Pesquisar hotéis',
    copy: 'Copiar dados',
    sendEmail: 'Enviar e-mail de reserva',
  },
  en: {
    issueReservation: 'Issue reservation',
    notBegun: 'The data were confirmed, but the provider has not received the order to reserve.',
    search: 'Search hotels',
    copy: 'Copy data',
    sendEmail: 'Send booking e-mail',
  },
  es: {
    issueReservation: 'Emitir reserva',
    notBegun: 'Los datos fueron confirmados, pero el proveedor no recibió el pedido de reserva.',
    search: 'Buscar hoteles',
    copy: 'Copiar datos',
    sendEmail: 'Enviar correo de reserva',
  },
});
