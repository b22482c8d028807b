import { defineTexts } from '../../i18n/index.ts';

/** The words of leaving a window in which a fine is entered. */
export const fineModalTexts = defineTexts({
  'pt-BR': { close: 'Fechar' },
  en: { close: 'Close' },
  es: { close: 'Cerrar' },
});
