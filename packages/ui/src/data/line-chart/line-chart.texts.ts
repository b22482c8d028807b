import { defineTexts } from '../../i18n/index.ts';

export const lineChartTexts = defineTexts({
  'pt-BR': {
    drawing: '{{label}}: gráfico de linhas de {{first}} a {{last}}. {{series}}. Os números estão na tabela.',
    ofSeries: '{{name}}, {{total}} no total',
    month: 'Mês',
  },
  en: {
    drawing: '{{label}}: line chart from {{first}} to {{last}}. {{series}}. The numbers are in the table.',
    ofSeries: '{{name}}, {{total}} in total',
    month: 'Month',
  },
  es: {
    drawing: '{{label}}: gráfico de líneas de {{first}} a {{last}}. {{series}}. Los números están en la tabla.',
    ofSeries: '{{name}}, {{total}} en total',
    month: 'Mes',
  },
});
