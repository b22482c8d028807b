import { defineTexts } from '../../i18n/index.ts';

export const userMenuTexts = defineTexts({
  'pt-BR': {
    label: 'Usuário: {{name}}',
  },
  en: {
    label: 'User: {{name}}',
  },
  es: {
    label: 'Usuario: {{name}}',
  },
});
