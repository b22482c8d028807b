import { defineTexts } from '../../i18n/index.ts';

export const cardValuesTexts = defineTexts({
  'pt-BR': {
    show: 'Mostrar dados',
    hide: 'Ocultar dados',
    copy: 'Copiar: {{value}}',
    ending: 'oculto, final {{digits}}',
    hidden: 'oculto',
    noCode: 'não guardado',
    noRight: 'Você não tem permissão para ver os dados do cartão.',
    notShown: 'Os dados não foram mostrados. Tente de novo.',
  },
  en: {
    show: 'Show data',
    hide: 'Hide data',
    copy: 'Copy: {{value}}',
    ending: 'hidden, ending in {{digits}}',
    hidden: 'hidden',
    noCode: 'not kept',
    noRight: 'You may not see the card’s data.',
    notShown: 'The data were not shown. Try again.',
  },
  es: {
    show: 'Mostrar datos',
    hide: 'Ocultar datos',
    copy: 'Copiar: {{value}}',
    ending: 'oculto, terminado en {{digits}}',
    hidden: 'oculto',
    noCode: 'no guardado',
    noRight: 'No tiene permiso para ver los datos de la tarjeta.',
    notShown: 'Los datos no se mostraron. Inténtelo de nuevo.',
  },
});
