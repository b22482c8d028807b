import { defineTexts } from '../../i18n/index.ts';

export const responsibleControlTexts = defineTexts({
  'pt-BR': {
    nobody: 'Sem responsável',
    takeOver: 'Assumir',
    release: 'Liberar',
    change: 'Trocar',
    changeLabel: 'Novo responsável',
    changeHint: 'Nome do consultor',
    keep: 'Cancelar a troca',
  },
  en: {
    nobody: 'Unassigned',
    takeOver: 'Take over',
    release: 'Release',
    change: 'Change',
    changeLabel: 'New responsible',
    changeHint: 'Name of the consultant',
    keep: 'Cancel the change',
  },
  es: {
    nobody: 'Sin responsable',
    takeOver: 'Asumir',
    release: 'Liberar',
    change: 'Cambiar',
    changeLabel: 'Nuevo responsable',
    changeHint: 'Nombre del consultor',
    keep: 'Cancelar el cambio',
  },
});
