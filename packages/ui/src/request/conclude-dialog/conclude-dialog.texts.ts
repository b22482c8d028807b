import { defineTexts } from '../../i18n/index.ts';

export const concludeDialogTexts = defineTexts({
  'pt-BR': {
    service: 'Serviço',
    quotes: 'Cotações',
    lowest: 'Menor total',
    withoutQuotes: 'Sem cotação',
    explanation: 'O cliente recebe as cotações para escolher. Depois de concluir, elas não podem mais ser alteradas aqui.',
    confirm: 'Concluir cotação',
    warning: { one: '{{count}} serviço vai ao cliente sem cotação.', other: '{{count}} serviços vão ao cliente sem cotação.' },
  },
  en: {
    service: 'Service',
    quotes: 'Quotes',
    lowest: 'Lowest total',
    withoutQuotes: 'No quote',
    explanation: 'The client gets the quotes to choose from. After concluding they can no longer be changed here.',
    confirm: 'Conclude quoting',
    warning: {
      one: '{{count}} service goes to the client without a quote.',
      other: '{{count}} services go to the client without a quote.',
    },
  },
  es: {
    service: 'Servicio',
    quotes: 'Cotizaciones',
    lowest: 'Menor total',
    withoutQuotes: 'Sin cotización',
    explanation: 'El cliente recibe las cotizaciones para elegir. Después de concluir ya no se pueden cambiar aquí.',
    confirm: 'Concluir cotización',
    warning: { one: '{{count}} servicio va al cliente sin cotización.', other: '{{count}} servicios van al cliente sin cotización.' },
  },
});
