import { defineTexts } from '../../i18n/index.ts';

export const requestLogTexts = defineTexts({
  'pt-BR': {
    title: 'Histórico da solicitação {{number}}',
    empty: 'Nenhuma alteração da própria solicitação. As mudanças de cada cotação estão no histórico dela.',
    removed: 'Cotações removidas',
    removedBy: 'removida por {{name}}',
    showLog: 'Ver histórico da cotação',
  },
  en: {
    title: 'Log of request {{number}}',
    empty: 'The request itself has not changed. The changes of each quote are in its own log.',
    removed: 'Removed quotes',
    removedBy: 'removed by {{name}}',
    showLog: 'Show the log of the quote',
  },
  es: {
    title: 'Historial de la solicitud {{number}}',
    empty: 'Ningún cambio de la propia solicitud. Los cambios de cada cotización están en su historial.',
    removed: 'Cotizaciones eliminadas',
    removedBy: 'eliminada por {{name}}',
    showLog: 'Ver el historial de la cotización',
  },
});
