import { defineTexts } from '../../i18n/index.ts';

export const dataTableTexts = defineTexts({
  'pt-BR': { width: 'Largura da coluna {{column}}' },
  en: { width: 'Width of the column {{column}}' },
  es: { width: 'Ancho de la columna {{column}}' },
});
