import { defineTexts } from '../../i18n/index.ts';

export const frontDoorTexts = defineTexts({
  'pt-BR': {
    counter: 'Balcão da agência',
    promise: 'Cotar, emitir, alterar. Tudo no mesmo balcão.',
  },
  en: {
    counter: 'Agency counter',
    promise: 'Quote, issue, change. All at one counter.',
  },
  es: {
    counter: 'Mostrador de la agencia',
    promise: 'Cotizar, emitir, modificar. Todo en un mostrador.',
  },
});
