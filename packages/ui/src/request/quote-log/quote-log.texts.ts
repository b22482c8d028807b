import { defineTexts } from '../../i18n/index.ts';

export const quoteLogTexts = defineTexts({
  'pt-BR': {
    title: 'Histórico da cotação',
    empty: 'Nenhuma alteração registrada nesta cotação.',
  },
  en: {
    title: 'Log of the quote',
    empty: 'No change of this quote is recorded.',
  },
  es: {
    title: 'Historial de la cotización',
    empty: 'Ningún cambio registrado en esta cotización.',
  },
});
