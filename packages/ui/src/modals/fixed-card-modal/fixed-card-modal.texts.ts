import { defineTexts } from '../../i18n/index.ts';

export const fixedCardModalTexts = defineTexts({
  'pt-BR': { title: 'Cartão fixo', card: 'Cartão fixo do cliente', loading: 'Carregando o cartão fixo', close: 'Fechar' },
  en: { title: 'Fixed card', card: 'The client’s fixed card', loading: 'Loading the fixed card', close: 'Close' },
  es: { title: 'Tarjeta fija', card: 'Tarjeta fija del cliente', loading: 'Cargando la tarjeta fija', close: 'Cerrar' },
});
