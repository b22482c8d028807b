import { defineTexts } from '../../i18n/index.ts';

export const travellerCardModalTexts = defineTexts({
  'pt-BR': {
    title: { one: 'Cartão do viajante', other: 'Cartões dos viajantes' },
    cardOf: 'Cartão de {{name}}',
    loading: 'Carregando o cartão de {{name}}',
    retry: 'Tentar de novo',
    retryOf: 'Tentar de novo: cartão de {{name}}',
    close: 'Fechar',
  },
  en: {
    title: { one: 'Traveller’s card', other: 'Travellers’ cards' },
    cardOf: 'Card of {{name}}',
    loading: 'Loading the card of {{name}}',
    retry: 'Try again',
    retryOf: 'Try again: card of {{name}}',
    close: 'Close',
  },
  es: {
    title: { one: 'Tarjeta del viajero', other: 'Tarjetas de los viajeros' },
    cardOf: 'Tarjeta de {{name}}',
    loading: 'Cargando la tarjeta de {{name}}',
    retry: 'Intentar de nuevo',
    retryOf: 'Intentar de nuevo: tarjeta de {{name}}',
    close: 'Cerrar',
  },
});
