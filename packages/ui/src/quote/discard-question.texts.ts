import { defineTexts } from '../i18n/index.ts';

/** The words of leaving a window in which something was typed. */
export const discardQuestionTexts = defineTexts({
  'pt-BR': { title: 'Descartar o que foi digitado?', confirm: 'Descartar' },
  en: { title: 'Discard what was typed?', confirm: 'Discard' },
  es: { title: '¿Descartar lo que se escribió?', confirm: 'Descartar' },
});
