import { defineTexts } from '../../i18n/index.ts';

export const carouselTexts = defineTexts({
  'pt-BR': { carousel: 'carrossel', previous: 'Anteriores', next: 'Próximos' },
  en: { carousel: 'carousel', previous: 'Previous', next: 'Next' },
  es: { carousel: 'carrusel', previous: 'Anteriores', next: 'Siguientes' },
});
