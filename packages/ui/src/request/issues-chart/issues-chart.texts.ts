import { defineTexts } from '../../i18n/index.ts';

export const issuesChartTexts = defineTexts({
  'pt-BR': {
    label: 'Cotações aéreas nos últimos 12 meses',
    loading: 'Carregando o gráfico',
    failed: 'Não foi possível carregar o gráfico.',
    empty: 'Nenhuma cotação aérea emitida ou finalizada nos últimos 12 meses.',
    emptyHint: 'As próximas emissões aparecem aqui, mês a mês.',
  },
  en: {
    label: 'Air quotes of the last 12 months',
    loading: 'Loading the chart',
    failed: 'The chart could not be loaded.',
    empty: 'No air quote was issued or finalized in the last 12 months.',
    emptyHint: 'The next issues appear here, month by month.',
  },
  es: {
    label: 'Cotizaciones aéreas de los últimos 12 meses',
    loading: 'Cargando el gráfico',
    failed: 'No fue posible cargar el gráfico.',
    empty: 'Ninguna cotización aérea emitida o finalizada en los últimos 12 meses.',
    emptyHint: 'Las próximas emisiones aparecen aquí, mes a mes.',
  },
});
