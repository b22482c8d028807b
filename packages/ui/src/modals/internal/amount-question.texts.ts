import { defineTexts } from '../../i18n/index.ts';

export const amountQuestionTexts = defineTexts({
  'pt-BR': {
    CREDITO: 'O crédito está certo?',
    MULTA: 'A multa está certa?',
    several: 'Estes valores estão certos?',
    above: '{{amount}} é mais que o valor, {{value}}.',
    keep: 'Salvar assim',
  },
  en: {
    CREDITO: 'Is the credit right?',
    MULTA: 'Is the fine right?',
    several: 'Are these amounts right?',
    above: '{{amount}} is more than the value, {{value}}.',
    keep: 'Save as it is',
  },
  es: {
    CREDITO: '¿El crédito es correcto?',
    MULTA: '¿La multa es correcta?',
    several: '¿Estos valores son correctos?',
    above: '{{amount}} es más que el valor, {{value}}.',
    keep: 'Guardar así',
  },
});
