import { defineTexts } from '../../i18n/index.ts';

export const otherQuoteCardTexts = defineTexts({
  'pt-BR': {
    anotherService: 'Outro serviço',
    withoutSupplier: 'Fornecedor a definir',
    supplier: 'Fornecedor',
    place: 'Local',
    expenseType: 'Despesa',
    reservationCode: 'Reserva',
    locator: 'Localizador',
    nights: { one: '{{nights}} diária', other: '{{nights}} diárias' },
  },
  en: {
    anotherService: 'Another service',
    withoutSupplier: 'Supplier to be defined',
    supplier: 'Supplier',
    place: 'Place',
    expenseType: 'Expense',
    reservationCode: 'Reservation',
    locator: 'Locator',
    nights: { one: '{{nights}} night', other: '{{nights}} nights' },
  },
  es: {
    anotherService: 'Otro servicio',
    withoutSupplier: 'Proveedor por definir',
    supplier: 'Proveedor',
    place: 'Lugar',
    expenseType: 'Gasto',
    reservationCode: 'Reserva',
    locator: 'Localizador',
    nights: { one: '{{nights}} noche', other: '{{nights}} noches' },
  },
});
