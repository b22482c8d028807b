import { defineTexts } from '../../i18n/index.ts';

export const idleDialogTexts = defineTexts({
  'pt-BR': {
    title: 'Você ainda está aí?',
  },
  en: {
    title: 'Are you still there?',
  },
  es: {
    title: '¿Sigue ahí?',
  },
});
