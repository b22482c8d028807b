import { defineTexts } from '../../i18n/index.ts';

export const listExportTexts = defineTexts({
  'pt-BR': {
    trigger: 'Exportar',
    what: { zero: 'Nenhuma linha para exportar', one: '{{count}} linha, como está na tela', other: '{{count}} linhas, como estão na tela' },
    waiting: 'A lista está sendo carregada',
    csv: 'CSV',
    xlsx: 'Excel',
    preparing: 'Preparando a exportação…',
    progress: '{{done}} de {{total}} linhas',
    cancel: 'Cancelar',
    cancelLabel: 'Cancelar a exportação',
    retry: 'Tentar de novo',
  },
  en: {
    trigger: 'Export',
    what: { zero: 'No row to export', one: '{{count}} row, as on the screen', other: '{{count}} rows, as on the screen' },
    waiting: 'The list is being loaded',
    csv: 'CSV',
    xlsx: 'Excel',
    preparing: 'Preparing the export…',
    progress: '{{done}} of {{total}} rows',
    cancel: 'Cancel',
    cancelLabel: 'Cancel the export',
    retry: 'Try again',
  },
  es: {
    trigger: 'Exportar',
    what: {
      zero: 'Ninguna fila para exportar',
      one: '{{count}} fila, como está en la pantalla',
      other: '{{count}} filas, como están en la pantalla',
    },
    waiting: 'La lista se está cargando',
    csv: 'CSV',
    xlsx: 'Excel',
    preparing: 'Preparando la exportación…',
    progress: '{{done}} de {{total}} filas',
    cancel: 'Cancelar',
    cancelLabel: 'Cancelar la exportación',
    retry: 'Intentar de nuevo',
  },
});
