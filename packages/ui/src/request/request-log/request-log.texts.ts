import { defineTexts } from '../../i18n/index.ts';

export const requestLogTexts = defineTexts({
  'pt-BR': {
    title: 'Histórico da solicitação {{number}}',
    empty: 'Nenhuma alteração registrada nesta solicitação.',
  },
  en: {
    title: 'Log of request {{number}}',
    empty: 'No change of this request is recorded.',
  },
  es: {
    title: 'Historial de la solicitud {{number}}',
    empty: 'Ningún cambio registrado en esta solicitud.',
  },
});
