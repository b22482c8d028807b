import { defineTexts } from '../../i18n/index.ts';

export const passwordFieldTexts = defineTexts({
  'pt-BR': { showPassword: 'Mostrar senha' },
  en: { showPassword: 'Show password' },
  es: { showPassword: 'Mostrar contraseña' },
});
