import { defineTexts } from '../../i18n/index.ts';

export const startingOfferTexts = defineTexts({
  'pt-BR': {
    offer: 'Da última vez com este cliente, companhia e consolidadora',
    use: 'Usar',
    used: 'Preenchido como da última vez.',
    undo: 'Desfazer',
    paymentType: 'Pagamento: {{value}}',
    supplier: 'Fornecedor: {{value}}',
    fee: 'Fee: {{value}}',
    pieces: { one: '{{count}} bagagem', other: '{{count}} bagagens' },
    weight: '{{value}} kg cada',
  },
  en: {
    offer: 'Last time with this client, airline and consolidator',
    use: 'Use',
    used: 'Filled in as last time.',
    undo: 'Undo',
    paymentType: 'Payment: {{value}}',
    supplier: 'Supplier: {{value}}',
    fee: 'Fee: {{value}}',
    pieces: { one: '{{count}} bag', other: '{{count}} bags' },
    weight: '{{value}} kg each',
  },
  es: {
    offer: 'La última vez con este cliente, aerolínea y consolidadora',
    use: 'Usar',
    used: 'Completado como la última vez.',
    undo: 'Deshacer',
    paymentType: 'Pago: {{value}}',
    supplier: 'Proveedor: {{value}}',
    fee: 'Fee: {{value}}',
    pieces: { one: '{{count}} equipaje', other: '{{count}} equipajes' },
    weight: '{{value}} kg cada uno',
  },
});
