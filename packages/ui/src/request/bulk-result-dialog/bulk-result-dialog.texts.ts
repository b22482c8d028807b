import { defineTexts } from '../../i18n/index.ts';

export const bulkResultDialogTexts = defineTexts({
  'pt-BR': {
    taken: { one: '{{count}} assumida', other: '{{count}} assumidas', zero: 'Nenhuma assumida' },
    handed: {
      one: '{{count}} passada para {{name}}',
      other: '{{count}} passadas para {{name}}',
      zero: 'Nenhuma passada para {{name}}',
    },
    withRefused: '{{done}}, {{refused}} não',
    left: 'Ficaram como estavam:',
    close: 'Fechar',
    retry: 'Tentar de novo as que falharam',
  },
  en: {
    taken: { one: '{{count}} taken over', other: '{{count}} taken over', zero: 'None taken over' },
    handed: { one: '{{count}} handed to {{name}}', other: '{{count}} handed to {{name}}', zero: 'None handed to {{name}}' },
    withRefused: '{{done}}, {{refused}} not',
    left: 'Left as they were:',
    close: 'Close',
    retry: 'Try the failed ones again',
  },
  es: {
    taken: { one: '{{count}} asumida', other: '{{count}} asumidas', zero: 'Ninguna asumida' },
    handed: { one: '{{count}} pasada a {{name}}', other: '{{count}} pasadas a {{name}}', zero: 'Ninguna pasada a {{name}}' },
    withRefused: '{{done}}, {{refused}} no',
    left: 'Quedaron como estaban:',
    close: 'Cerrar',
    retry: 'Intentar de nuevo las que fallaron',
  },
});
