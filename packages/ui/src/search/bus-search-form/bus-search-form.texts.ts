import { defineTexts } from '../../i18n/index.ts';

export const busSearchFormTexts = defineTexts({
  'pt-BR': { form: 'Pesquisa de ônibus', origin: 'Origem', destination: 'Destino', departure: 'Partida', return: 'Retorno' },
  en: { form: 'Search for buses', origin: 'Origin', destination: 'Destination', departure: 'Departure', return: 'Return' },
  es: { form: 'Búsqueda de autobuses', origin: 'Origen', destination: 'Destino', departure: 'Salida', return: 'Regreso' },
});
