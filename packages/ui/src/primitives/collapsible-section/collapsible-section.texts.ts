import { defineTexts } from '../../i18n/index.ts';

export const collapsibleSectionTexts = defineTexts({
  'pt-BR': {
    errors: { one: '{{count}} erro', other: '{{count}} erros' },
  },
  en: {
    errors: { one: '{{count}} error', other: '{{count}} errors' },
  },
  es: {
    errors: { one: '{{count}} error', other: '{{count}} errores' },
  },
});
