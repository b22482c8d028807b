import { defineTexts } from '../../i18n/index.ts';

export const creditQuestionTexts = defineTexts({
  'pt-BR': {
    title: 'O crédito está certo?',
    above: '{{credit}} é mais que o valor, {{value}}.',
    keep: 'Salvar assim',
  },
  en: {
    title: 'Is the credit right?',
    above: '{{credit}} is more than the value, {{value}}.',
    keep: 'Save as it is',
  },
  es: {
    title: '¿El crédito es correcto?',
    above: '{{credit}} es más que el valor, {{value}}.',
    keep: 'Guardar así',
  },
});
