import { defineTexts } from '../../i18n/index.ts';

export const responsibleControlTexts = defineTexts({
  'pt-BR': {
    nobody: 'Sem responsável',
    takeOver: 'Assumir',
    release: 'Liberar',
    change: 'Trocar',
  },
  en: {
    nobody: 'Unassigned',
    takeOver: 'Take over',
    release: 'Release',
    change: 'Change',
  },
  es: {
    nobody: 'Sin responsable',
    takeOver: 'Asumir',
    release: 'Liberar',
    change: 'Cambiar',
  },
});
