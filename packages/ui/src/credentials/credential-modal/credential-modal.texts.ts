import { defineTexts } from '../../i18n/index.ts';

export const credentialModalTexts = defineTexts({
  'pt-BR': {
    access: 'Acesso',
    active: 'Ativa',
  },
  en: {
    access: 'Access',
    active: 'Active',
  },
  es: {
    access: 'Acceso',
    active: 'Activa',
  },
});
