import { defineTexts } from '../../i18n/index.ts';

/** The words of the windows and sections in which the fine of an issue is entered. */
export const fineTexts = defineTexts({
  'pt-BR': {
    section: 'Cancelamento',
    total: 'Total da cotação',
    cancelledOn: 'Data do cancelamento',
    fine: 'Multa',
    fineNote: 'O que o fornecedor retém, em {{currency}}. Sem multa, digite 0.',
    fineNone: 'Com estorno não há multa.',
    balance: 'Saldo',
    noBalance: 'Sem saldo',
    confirm: 'Cancelar emissão',
    restored: 'O que você digitou antes está de volta.',
  },
  en: {
    section: 'Cancellation',
    total: 'Quote total',
    cancelledOn: 'Date of cancellation',
    fine: 'Fine',
    fineNote: 'What the supplier keeps, in {{currency}}. Without a fine, type 0.',
    fineNone: 'With a chargeback there is no fine.',
    balance: 'Balance',
    noBalance: 'No balance',
    confirm: 'Cancel the issue',
    restored: 'What you typed before is back.',
  },
  es: {
    section: 'Cancelación',
    total: 'Total de la cotización',
    cancelledOn: 'Fecha de cancelación',
    fine: 'Multa',
    fineNote: 'Lo que retiene el proveedor, en {{currency}}. Sin multa, escriba 0.',
    fineNone: 'Con devolución total no hay multa.',
    balance: 'Saldo',
    noBalance: 'Sin saldo',
    confirm: 'Cancelar la emisión',
    restored: 'Lo que escribió antes está de vuelta.',
  },
});
