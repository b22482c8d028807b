import { defineTexts } from '../../i18n/index.ts';

export const issueCalculationTexts = defineTexts({
  'pt-BR': {
    title: 'Cálculo',
    atLeast: 'no mínimo {{amount}}',
    atMost: 'no máximo {{amount}}',
    plus: 'mais',
    minus: 'menos',
  },
  en: { title: 'Calculation', atLeast: 'at least {{amount}}', atMost: 'at most {{amount}}', plus: 'plus', minus: 'minus' },
  es: { title: 'Cálculo', atLeast: 'como mínimo {{amount}}', atMost: 'como máximo {{amount}}', plus: 'más', minus: 'menos' },
});
