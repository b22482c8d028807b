import { defineTexts } from '../../i18n/index.ts';

export const concludeDialogTexts = defineTexts({
  'pt-BR': {
    blocked: 'Ainda não é possível concluir',
    service: 'Serviço',
    quotes: 'Cotações',
    lowest: 'Menor total',
    withoutQuotes: 'Sem cotação',
    explanation: 'O cliente recebe as cotações para escolher. Depois de concluir, elas não podem mais ser alteradas aqui.',
    confirm: 'Concluir cotação',
    request: 'Solicitação {{number}}',
    services: { one: '{{count}}\u00a0serviço', other: '{{count}}\u00a0serviços' },
    warning: { one: '{{count}} serviço vai ao cliente sem cotação.', other: '{{count}} serviços vão ao cliente sem cotação.' },
  },
  en: {
    blocked: 'It cannot be concluded yet',
    service: 'Service',
    quotes: 'Quotes',
    lowest: 'Lowest total',
    withoutQuotes: 'No quote',
    explanation: 'The client gets the quotes to choose from. After concluding they can no longer be changed here.',
    confirm: 'Conclude quoting',
    request: 'Request {{number}}',
    services: { one: '{{count}}\u00a0service', other: '{{count}}\u00a0services' },
    warning: {
      one: '{{count}} service goes to the client without a quote.',
      other: '{{count}} services go to the client without a quote.',
    },
  },
  es: {
    blocked: 'Todavía no se puede concluir',
    service: 'Servicio',
    quotes: 'Cotizaciones',
    lowest: 'Menor total',
    withoutQuotes: 'Sin cotización',
    explanation: 'El cliente recibe las cotizaciones para elegir. Después de concluir ya no se pueden cambiar aquí.',
    confirm: 'Concluir cotización',
    request: 'Solicitud {{number}}',
    services: { one: '{{count}}\u00a0servicio', other: '{{count}}\u00a0servicios' },
    warning: { one: '{{count}} servicio va al cliente sin cotización.', other: '{{count}} servicios van al cliente sin cotización.' },
  },
});
