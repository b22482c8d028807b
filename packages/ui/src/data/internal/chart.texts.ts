import { defineTexts } from '../../i18n/index.ts';

export const chartTexts = defineTexts({
  'pt-BR': { asTable: 'Ver como tabela', total: 'Total' },
  en: { asTable: 'Show as a table', total: 'Total' },
  es: { asTable: 'Ver como tabla', total: 'Total' },
});
