import { defineTexts } from '../../i18n/index.ts';

export const requestDeskTexts = defineTexts({
  'pt-BR': { show: 'Mostrar os dados', hide: 'Ocultar os dados' },
  en: { show: 'Show the data', hide: 'Hide the data' },
  es: { show: 'Mostrar los datos', hide: 'Ocultar los datos' },
});
