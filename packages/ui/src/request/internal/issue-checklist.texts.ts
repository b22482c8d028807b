import { defineTexts } from '../../i18n/index.ts';

export const issueChecklistTexts = defineTexts({
  'pt-BR': {
    checklist: 'Conferência',
    missing: 'Falta',
    look: 'Conferir',
    goTo: 'Ir ao campo',
    goToName: 'Ir ao campo. {{check}}',
    right: 'Confere: {{items}}.',
  },
  en: {
    checklist: 'Check list',
    missing: 'Missing',
    look: 'Look at',
    goTo: 'Go to the field',
    goToName: 'Go to the field. {{check}}',
    right: 'All right: {{items}}.',
  },
  es: {
    checklist: 'Verificación',
    missing: 'Falta',
    look: 'Verificar',
    goTo: 'Ir al campo',
    goToName: 'Ir al campo. {{check}}',
    right: 'Conforme: {{items}}.',
  },
});
