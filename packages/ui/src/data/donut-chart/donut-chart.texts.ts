import { defineTexts } from '../../i18n/index.ts';

export const donutChartTexts = defineTexts({
  'pt-BR': {
    drawing: '{{label}}: gráfico de rosca, {{total}} no total. {{parts}}. Os números estão na tabela.',
    ofPart: '{{name}}, {{percent}}',
    others: 'Os demais',
    part: 'Parte',
    value: 'Valor',
    share: 'Participação',
  },
  en: {
    drawing: '{{label}}: donut chart, {{total}} in total. {{parts}}. The numbers are in the table.',
    ofPart: '{{name}}, {{percent}}',
    others: 'The others',
    part: 'Part',
    value: 'Value',
    share: 'Share',
  },
  es: {
    drawing: '{{label}}: gráfico de anillo, {{total}} en total. {{parts}}. Los números están en la tabla.',
    ofPart: '{{name}}, {{percent}}',
    others: 'Los demás',
    part: 'Parte',
    value: 'Valor',
    share: 'Participación',
  },
});
