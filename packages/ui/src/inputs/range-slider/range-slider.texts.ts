import { defineTexts } from '../../i18n/index.ts';

export const rangeSliderTexts = defineTexts({
  'pt-BR': {
    min: '{{label}}, mínimo',
    max: '{{label}}, máximo',
    clear: 'Limpar',
    clearOf: 'Limpar: {{label}}',
    oneValue: 'Há só um valor: {{value}}',
    tooClose: 'Nada a escolher entre {{min}} e {{max}}',
  },
  en: {
    min: '{{label}}, minimum',
    max: '{{label}}, maximum',
    clear: 'Clear',
    clearOf: 'Clear: {{label}}',
    oneValue: 'There is one value only: {{value}}',
    tooClose: 'Nothing to choose between {{min}} and {{max}}',
  },
  es: {
    min: '{{label}}, mínimo',
    max: '{{label}}, máximo',
    clear: 'Borrar',
    clearOf: 'Borrar: {{label}}',
    oneValue: 'Hay un solo valor: {{value}}',
    tooClose: 'Nada que elegir entre {{min}} y {{max}}',
  },
});
