import { defineTexts } from '../../i18n/index.ts';

export const airQuoteModalTexts = defineTexts({
  'pt-BR': {
    titleNew: 'Nova cotação aérea',
    titleEdit: 'Editar cotação aérea',
    titleRead: 'Cotação aérea',
    loading: 'Carregando a cotação',
    loadFailed: 'Não foi possível carregar os dados da cotação.',
  },
  en: {
    titleNew: 'New air quote',
    titleEdit: 'Edit air quote',
    titleRead: 'Air quote',
    loading: 'Loading the quote',
    loadFailed: 'The quote’s data could not be loaded.',
  },
  es: {
    titleNew: 'Nueva cotización aérea',
    titleEdit: 'Editar cotización aérea',
    titleRead: 'Cotización aérea',
    loading: 'Cargando la cotización',
    loadFailed: 'No fue posible cargar los datos de la cotización.',
  },
});
