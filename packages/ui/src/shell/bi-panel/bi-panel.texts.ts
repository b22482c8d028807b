import { defineTexts } from '../../i18n/index.ts';

export const biPanelTexts = defineTexts({
  'pt-BR': {
    report: 'Relatório',
    numbered: 'Relatório {{number}}',
    choose: 'Escolha um relatório',
    unpicked: 'Escolha um relatório para vê-lo aqui.',
    loading: 'Carregando os relatórios',
    emptyHint: 'Quando houver relatórios da sua agência, eles aparecem aqui.',
  },
  en: {
    report: 'Report',
    numbered: 'Report {{number}}',
    choose: 'Choose a report',
    unpicked: 'Choose a report to see it here.',
    loading: 'Loading the reports',
    emptyHint: 'When there are reports of your agency, they appear here.',
  },
  es: {
    report: 'Informe',
    numbered: 'Informe {{number}}',
    choose: 'Elija un informe',
    unpicked: 'Elija un informe para verlo aquí.',
    loading: 'Cargando los informes',
    emptyHint: 'Cuando haya informes de su agencia, aparecerán aquí.',
  },
});
