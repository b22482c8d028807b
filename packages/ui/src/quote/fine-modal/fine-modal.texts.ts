import { defineTexts } from '../../i18n/index.ts';

/** The words of leaving a window in which a fine is entered. */
export const fineModalTexts = defineTexts({
  'pt-BR': { close: 'Fechar', discardNote: 'Nada foi cancelado.' },
  en: { close: 'Close', discardNote: 'Nothing was cancelled.' },
  es: { close: 'Cerrar', discardNote: 'No se canceló nada.' },
});
