import { defineTexts } from '../../i18n/index.ts';

export const selectionBarTexts = defineTexts({
  'pt-BR': {
    label: 'Solicitações selecionadas',
    count: { one: '{{count}} selecionada', other: '{{count}} selecionadas' },
    takeOver: 'Assumir',
    handOver: 'Passar a um colega…',
    export: 'Exportar',
    clear: 'Limpar seleção',
    changing: 'Alterando os responsáveis…',
    progress: '{{done}} de {{total}}',
  },
  en: {
    label: 'Selected requests',
    count: { one: '{{count}} selected', other: '{{count}} selected' },
    takeOver: 'Take over',
    handOver: 'Hand to a colleague…',
    export: 'Export',
    clear: 'Clear selection',
    changing: 'Changing the responsible…',
    progress: '{{done}} of {{total}}',
  },
  es: {
    label: 'Solicitudes seleccionadas',
    count: { one: '{{count}} seleccionada', other: '{{count}} seleccionadas' },
    takeOver: 'Asumir',
    handOver: 'Pasar a un colega…',
    export: 'Exportar',
    clear: 'Limpiar selección',
    changing: 'Cambiando los responsables…',
    progress: '{{done}} de {{total}}',
  },
});
