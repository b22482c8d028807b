import { defineTexts } from '../../i18n/index.ts';

export const searchFormFrameTexts = defineTexts({
  'pt-BR': { search: 'Pesquisar' },
  en: { search: 'Search' },
  es: { search: 'Buscar' },
});
