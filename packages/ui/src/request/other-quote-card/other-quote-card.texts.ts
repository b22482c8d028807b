import { defineTexts } from '../../i18n/index.ts';

export const otherQuoteCardTexts = defineTexts({
  'pt-BR': {
    withoutSupplier: 'Fornecedor a definir',
  },
  en: {
    withoutSupplier: 'Supplier to be defined',
  },
  es: {
    withoutSupplier: 'Proveedor por definir',
  },
});
