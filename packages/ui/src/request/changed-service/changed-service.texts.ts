import { defineTexts } from '../../i18n/index.ts';

export const changedServiceTexts = defineTexts({
  'pt-BR': {
    nothingChosen: 'sem cotação escolhida',
    wish: 'Observação do cliente',
    approved: 'Aprovado',
    present: 'Agora',
    difference: 'Diferença',
    value: 'Valor',
    reservation: 'A reserva não é mais a que o cliente aprovou: datas, voos, quarto ou locais mudaram.',
    segments: { one: 'A cancelar: o {{places}}', other: 'A cancelar: {{places}}' },
    segment: '{{place}}º trecho',
  },
  en: {
    nothingChosen: 'no chosen quote',
    wish: 'Note of the client',
    approved: 'Approved',
    present: 'Now',
    difference: 'Difference',
    value: 'Value',
    reservation: 'The reservation is no longer what the client approved: dates, flights, room or places have changed.',
    segments: { one: 'To be cancelled: {{places}}', other: 'To be cancelled: {{places}}' },
    segment: 'segment {{place}}',
  },
  es: {
    nothingChosen: 'sin cotización elegida',
    wish: 'Observación del cliente',
    approved: 'Aprobado',
    present: 'Ahora',
    difference: 'Diferencia',
    value: 'Valor',
    reservation: 'La reserva ya no es la que aprobó el cliente: cambiaron fechas, vuelos, habitación o lugares.',
    segments: { one: 'Por cancelar: {{places}}', other: 'Por cancelar: {{places}}' },
    segment: 'tramo {{place}}',
  },
});
