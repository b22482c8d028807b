import { defineTexts } from '../../i18n/index.ts';

export const loadingOverlayTexts = defineTexts({
  'pt-BR': {
    loading: 'Carregando…',
  },
  en: {
    loading: 'Loading…',
  },
  es: {
    loading: 'Cargando…',
  },
});
