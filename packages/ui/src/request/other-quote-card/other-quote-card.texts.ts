import { defineTexts } from '../../i18n/index.ts';

export const otherQuoteCardTexts = defineTexts({
  'pt-BR': {
    anotherService: 'Outro serviço',
    withoutSupplier: 'Fornecedor a definir',
    supplier: 'Fornecedor',
    reservationCode: 'Reserva',
    nights: { one: '{{nights}} diária', other: '{{nights}} diárias' },
  },
  en: {
    anotherService: 'Another service',
    withoutSupplier: 'Supplier to be defined',
    supplier: 'Supplier',
    reservationCode: 'Reservation',
    nights: { one: '{{nights}} night', other: '{{nights}} nights' },
  },
  es: {
    anotherService: 'Otro servicio',
    withoutSupplier: 'Proveedor por definir',
    supplier: 'Proveedor',
    reservationCode: 'Reserva',
    nights: { one: '{{nights}} noche', other: '{{nights}} noches' },
  },
});
