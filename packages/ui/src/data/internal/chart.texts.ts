import { defineTexts } from '../../i18n/index.ts';

export const chartTexts = defineTexts({
  'pt-BR': { asTable: 'Ver como tabela', asChart: 'Ver como gráfico', total: 'Total' },
  en: { asTable: 'Show as a table', asChart: 'Show as a chart', total: 'Total' },
  es: { asTable: 'Ver como tabla', asChart: 'Ver como gráfico', total: 'Total' },
});
