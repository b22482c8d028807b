import { defineTexts } from '../../i18n/index.ts';

export const barChartTexts = defineTexts({
  'pt-BR': {
    drawing: '{{label}}: gráfico de barras com {{count}} itens. {{series}}. Os números estão na tabela.',
    stacked: '{{label}}: gráfico de barras empilhadas com {{count}} itens. {{series}}. Os números estão na tabela.',
    ofSeries: '{{name}}, {{total}} no total',
    item: 'Item',
  },
  en: {
    drawing: '{{label}}: bar chart with {{count}} items. {{series}}. The numbers are in the table.',
    stacked: '{{label}}: stacked bar chart with {{count}} items. {{series}}. The numbers are in the table.',
    ofSeries: '{{name}}, {{total}} in total',
    item: 'Item',
  },
  es: {
    drawing: '{{label}}: gráfico de barras con {{count}} elementos. {{series}}. Los números están en la tabla.',
    stacked: '{{label}}: gráfico de barras apiladas con {{count}} elementos. {{series}}. Los números están en la tabla.',
    ofSeries: '{{name}}, {{total}} en total',
    item: 'Elemento',
  },
});
