import { defineTexts } from '../../i18n/index.ts';

export const otherQuoteCardTexts = defineTexts({
  'pt-BR': {
    withoutSupplier: 'Fornecedor a definir',
    supplier: 'Fornecedor',
    reservationCode: 'Reserva',
    nights: { one: '{{nights}} diária', other: '{{nights}} diárias' },
  },
  en: {
    withoutSupplier: 'Supplier to be defined',
    supplier: 'Supplier',
    reservationCode: 'Reservation',
    nights: { one: '{{nights}} night', other: '{{nights}} nights' },
  },
  es: {
    withoutSupplier: 'Proveedor por definir',
    supplier: 'Proveedor',
    reservationCode: 'Reserva',
    nights: { one: '{{nights}} noche', other: '{{nights}} noches' },
  },
});
