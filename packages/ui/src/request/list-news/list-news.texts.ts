import { defineTexts } from '../../i18n/index.ts';

export const listNewsTexts = defineTexts({
  'pt-BR': {
    added: { one: '{{count}} nova solicitação', other: '{{count}} novas solicitações' },
    list: 'A lista mudou',
    request: 'A solicitação mudou',
    show: 'Mostrar',
    key: 'Alt+N',
  },
  en: {
    added: { one: '{{count}} new request', other: '{{count}} new requests' },
    list: 'The list has changed',
    request: 'The request has changed',
    show: 'Show',
    key: 'Alt+N',
  },
  es: {
    added: { one: '{{count}} solicitud nueva', other: '{{count}} solicitudes nuevas' },
    list: 'La lista cambió',
    request: 'La solicitud cambió',
    show: 'Mostrar',
    key: 'Alt+N',
  },
});
