import { defineTexts } from '../../i18n/index.ts';

export const hotelActionsTexts = defineTexts({
  'pt-BR': {
    issueReservation: 'Emitir reserva',
    copy: 'Copiar dados',
    sendEmail: 'Enviar e-mail de reserva',
  },
  en: {
    issueReservation: 'Issue reservation',
    copy: 'Copy data',
    sendEmail: 'Send booking e-mail',
  },
  es: {
    issueReservation: 'Emitir reserva',
    copy: 'Copiar datos',
    sendEmail: 'Enviar correo de reserva',
  },
});
