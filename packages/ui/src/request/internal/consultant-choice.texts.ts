import { defineTexts } from '../../i18n/index.ts';

export const consultantChoiceTexts = defineTexts({
  'pt-BR': { label: 'Novo responsável', hint: 'Nome do consultor', keep: 'Cancelar a troca' },
  en: { label: 'New responsible', hint: 'Name of the consultant', keep: 'Cancel the change' },
  es: { label: 'Nuevo responsable', hint: 'Nombre del consultor', keep: 'Cancelar el cambio' },
});
