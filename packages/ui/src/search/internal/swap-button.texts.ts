import { defineTexts } from '../../i18n/index.ts';

export const swapButtonTexts = defineTexts({
  'pt-BR': { swap: 'Trocar origem e destino' },
  en: { swap: 'Swap origin and destination' },
  es: { swap: 'Intercambiar origen y destino' },
});
