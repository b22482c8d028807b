import { defineTexts } from '../../i18n/index.ts';

export const changedQuotesModalTexts = defineTexts({
  'pt-BR': {
    title: 'Histórico de cotações alteradas',
    loading: 'Carregando as cotações alteradas',
    failed: 'Não foi possível carregar as cotações alteradas.',
    total: 'Total',
    balance: 'Saldo de entrada',
  },
  en: {
    title: 'History of changed quotes',
    loading: 'Loading the changed quotes',
    failed: 'The changed quotes could not be loaded.',
    total: 'Total',
    balance: 'Entry balance',
  },
  es: {
    title: 'Historial de cotizaciones cambiadas',
    loading: 'Cargando las cotizaciones cambiadas',
    failed: 'No se pudieron cargar las cotizaciones cambiadas.',
    total: 'Total',
    balance: 'Saldo de entrada',
  },
});
