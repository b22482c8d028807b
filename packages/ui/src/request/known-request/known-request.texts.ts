import { defineTexts } from '../../i18n/index.ts';

export const knownRequestTexts = defineTexts({
  'pt-BR': { loading: 'Carregando o resto da solicitação' },
  en: { loading: 'Loading the rest of the request' },
  es: { loading: 'Cargando el resto de la solicitud' },
});
