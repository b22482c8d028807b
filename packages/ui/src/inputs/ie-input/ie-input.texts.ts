import { defineTexts } from '../../i18n/index.ts';

export const ieInputTexts = defineTexts({
  'pt-BR': {
    needsState: 'Escolha antes o estado',
  },
  en: {
    needsState: 'Choose the state first',
  },
  es: {
    needsState: 'Elija antes el estado',
  },
});
