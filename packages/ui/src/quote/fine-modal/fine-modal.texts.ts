import { defineTexts } from '../../i18n/index.ts';

/** The words of leaving a window in which a fine is entered. */
export const fineModalTexts = defineTexts({
  'pt-BR': {
    close: 'Fechar',
    discard: 'Descartar o que foi digitado?',
    discardNote: 'Nada foi cancelado.',
    discardConfirm: 'Descartar',
  },
  en: {
    close: 'Close',
    discard: 'Discard what was typed?',
    discardNote: 'Nothing was cancelled.',
    discardConfirm: 'Discard',
  },
  es: {
    close: 'Cerrar',
    discard: '¿Descartar lo que se escribió?',
    discardNote: 'No se canceló nada.',
    discardConfirm: 'Descartar',
  },
});
