import { defineTexts } from '../../i18n/index.ts';

export const requestDeskTexts = defineTexts({
  'pt-BR': { show: 'Mostrar os dados', hide: 'Ocultar os dados', log: 'Histórico' },
  en: { show: 'Show the data', hide: 'Hide the data', log: 'Log' },
  es: { show: 'Mostrar los datos', hide: 'Ocultar los datos', log: 'Historial' },
});
