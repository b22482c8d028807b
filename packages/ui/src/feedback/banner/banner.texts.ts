import { defineTexts } from '../../i18n/index.ts';

export const bannerTexts = defineTexts({
  'pt-BR': {
    dismiss: 'Fechar aviso',
  },
  en: {
    dismiss: 'Close notice',
  },
  es: {
    dismiss: 'Cerrar aviso',
  },
});
