import { defineTexts } from '../../i18n/index.ts';

export const pendingQuoteTexts = defineTexts({
  'pt-BR': { title: 'Cotação da solicitação {{number}}', open: 'Abrir a solicitação' },
  en: { title: 'Quote of request {{number}}', open: 'Open the request' },
  es: { title: 'Cotización de la solicitud {{number}}', open: 'Abrir la solicitud' },
});
