import { defineTexts } from '../../i18n/index.ts';

export const voucherDialogTexts = defineTexts({
  'pt-BR': {
    title: 'Enviar voucher',
    request: 'Solicitação {{number}}',
    traveller: 'Para qual viajante?',
    what: {
      one: 'Vai por e-mail, em PDF, o {{count}} serviço emitido para o viajante.',
      other: 'Vão por e-mail, em PDF, os {{count}} serviços emitidos para o viajante.',
    },
    send: 'Enviar voucher',
  },
  en: {
    title: 'Send voucher',
    request: 'Request {{number}}',
    traveller: 'To which traveller?',
    what: {
      one: 'The {{count}} service issued for the traveller goes by e-mail, as a PDF.',
      other: 'The {{count}} services issued for the traveller go by e-mail, as a PDF.',
    },
    send: 'Send voucher',
  },
  es: {
    title: 'Enviar voucher',
    request: 'Solicitud {{number}}',
    traveller: '¿Para qué viajero?',
    what: {
      one: 'Va por correo, en PDF, el {{count}} servicio emitido para el viajero.',
      other: 'Van por correo, en PDF, los {{count}} servicios emitidos para el viajero.',
    },
    send: 'Enviar voucher',
  },
});
