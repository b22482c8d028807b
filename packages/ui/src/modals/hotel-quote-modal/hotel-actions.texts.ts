import { defineTexts } from '../../i18n/index.ts';

export const hotelActionsTexts = defineTexts({
  'pt-BR': {
    actions: 'Ações da cotação',
    issueReservation: 'Emitir reserva',
    copy: 'Copiar dados',
    sendEmail: 'Enviar e-mail de reserva',
    card: 'Cartão',
    attachments: 'Anexos',
  },
  en: {
    actions: 'Quote actions',
    issueReservation: 'Issue reservation',
    copy: 'Copy data',
    sendEmail: 'Send booking e-mail',
    card: 'Card',
    attachments: 'Attachments',
  },
  es: {
    actions: 'Acciones de la cotización',
    issueReservation: 'Emitir reserva',
    copy: 'Copiar datos',
    sendEmail: 'Enviar correo de reserva',
    card: 'Tarjeta',
    attachments: 'Adjuntos',
  },
});
