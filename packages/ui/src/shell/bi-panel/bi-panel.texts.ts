import { defineTexts } from '../../i18n/index.ts';

export const biPanelTexts = defineTexts({
  'pt-BR': {
    report: 'Relatório',
    numbered: 'Relatório {{number}}',
    choose: 'Selecione um relatório',
    unpicked: 'Selecione um relatório para vê-lo aqui.',
    loading: 'Carregando os relatórios',
    emptyHint: 'Quando houver relatórios da sua agência, eles aparecem aqui.',
  },
  en: {
    report: 'Report',
    numbered: 'Report {{number}}',
    choose: 'Select a report',
    unpicked: 'Select a report to see it here.',
    loading: 'Loading the reports',
    emptyHint: 'When there are reports of your agency, they appear here.',
  },
  es: {
    report: 'Informe',
    numbered: 'Informe {{number}}',
    choose: 'Seleccione un informe',
    unpicked: 'Seleccione un informe para verlo aquí.',
    loading: 'Cargando los informes',
    emptyHint: 'Cuando haya informes de su agencia, aparecerán aquí.',
  },
});
