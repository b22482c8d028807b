import { defineTexts } from '../../i18n/index.ts';

export const sideWindowTexts = defineTexts({
  'pt-BR': { close: 'Fechar' },
  en: { close: 'Close' },
  es: { close: 'Cerrar' },
});
