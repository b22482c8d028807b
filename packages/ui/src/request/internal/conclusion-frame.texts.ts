import { defineTexts } from '../../i18n/index.ts';

export const conclusionFrameTexts = defineTexts({
  'pt-BR': {
    blocked: 'Ainda não é possível concluir',
    request: 'Solicitação {{number}}',
    services: { one: '{{count}}\u00a0serviço', other: '{{count}}\u00a0serviços' },
  },
  en: {
    blocked: 'It cannot be concluded yet',
    request: 'Request {{number}}',
    services: { one: '{{count}}\u00a0service', other: '{{count}}\u00a0services' },
  },
  es: {
    blocked: 'Todavía no se puede concluir',
    request: 'Solicitud {{number}}',
    services: { one: '{{count}}\u00a0servicio', other: '{{count}}\u00a0servicios' },
  },
});
