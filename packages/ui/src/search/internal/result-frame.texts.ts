import { defineTexts } from '../../i18n/index.ts';

export const resultFrameTexts = defineTexts({
  'pt-BR': {
    result: 'Oferta',
    choose: 'Escolher',
    chosen: 'Escolhido',
    cheapest: 'Menor preço',
    details: 'Detalhes',
    detailsOf: 'Detalhes: {{offer}}',
    total: 'Total',
    supplier: 'Fornecedor',
    more: { one: 'Mais {{count}} opção, por {{price}}', other: 'Mais {{count}} opções, a partir de {{price}}' },
  },
  en: {
    result: 'Offer',
    choose: 'Choose',
    chosen: 'Chosen',
    cheapest: 'Lowest price',
    details: 'Details',
    detailsOf: 'Details: {{offer}}',
    total: 'Total',
    supplier: 'Supplier',
    more: { one: '{{count}} more option, for {{price}}', other: '{{count}} more options, from {{price}}' },
  },
  es: {
    result: 'Oferta',
    choose: 'Elegir',
    chosen: 'Elegido',
    cheapest: 'Menor precio',
    details: 'Detalles',
    detailsOf: 'Detalles: {{offer}}',
    total: 'Total',
    supplier: 'Proveedor',
    more: { one: '{{count}} opción más, por {{price}}', other: '{{count}} opciones más, desde {{price}}' },
  },
});
