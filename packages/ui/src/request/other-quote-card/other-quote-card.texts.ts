import { defineTexts } from '../../i18n/index.ts';

export const otherQuoteCardTexts = defineTexts({
  'pt-BR': {
    withoutSupplier: 'Fornecedor a definir',
    supplier: 'Fornecedor',
    reservationCode: 'Reserva',
    cancelUntil: 'Cancelamento até',
    nights: { one: '{{nights}} diária', other: '{{nights}} diárias' },
  },
  en: {
    withoutSupplier: 'Supplier to be defined',
    supplier: 'Supplier',
    reservationCode: 'Reservation',
    cancelUntil: 'Cancel until',
    nights: { one: '{{nights}} night', other: '{{nights}} nights' },
  },
  es: {
    withoutSupplier: 'Proveedor por definir',
    supplier: 'Proveedor',
    reservationCode: 'Reserva',
    cancelUntil: 'Cancelación hasta',
    nights: { one: '{{nights}} noche', other: '{{nights}} noches' },
  },
});
