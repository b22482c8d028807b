import { STATUS_COBRANCA, TIPO_FORMA_PAGAMENTO, type TipoFormaPagamento } from '@guiche/domain/enums';
import { type CardMode, cardMode, isCardPayment, isCredentialCreditCard, paymentTypeMayChange } from '@guiche/domain/payments';
import { choice, choiceOrNone } from './fields.tsx';
import { formula } from './formula.tsx';
import { labelsOf } from './words.ts';

const FORMS: Record<TipoFormaPagamento, string> = {
  CARTAO_VIAJANTE: 'Cartão do viajante',
  CARTAOCREDITO: 'Cartão de crédito',
  CARTAOWEX: 'Cartão WEX',
  CARTAO_FIXO: 'Cartão fixo',
  CARTAO_VIRTUAL_POR_TRANSACAO: 'Cartão virtual por transação',
  PAGAMENTO_DIRETO: 'Pagamento direto',
  FATURADO: 'Faturado',
};
const paymentForm = choiceOrNone('Tipo de pagamento', TIPO_FORMA_PAGAMENTO, (value) => FORMS[value], 'Nenhum');
const firstCharge = choice('Primeira cobrança', STATUS_COBRANCA, labelsOf('status_cobranca'));
const secondCharge = choice('Segunda cobrança', STATUS_COBRANCA, labelsOf('status_cobranca'));
const MODES: Record<CardMode, string> = { fixed: 'Cartão fixo', virtual: 'Cartão virtual por transação', billed: 'Faturado' };

export const PAYMENTS = [
  formula({
    id: 'tipo-de-pagamento',
    title: 'Tipo de pagamento',
    purpose: 'Que cartão a cotação mostra, e se o tipo conta como cartão.',
    requirements: ['Q-161', 'Q-162', 'Q-164'],
    fields: { form: paymentForm },
    start: { form: 'CARTAOWEX' },
    answer: ({ form }) => ({
      result: MODES[cardMode(form)],
      steps: [
        `Na cotação: ${isCardPayment(form) ? 'conta como cartão' : 'não conta como cartão'}`,
        `Na credencial: ${isCredentialCreditCard(form) ? 'conta como cartão de crédito' : 'não conta como cartão de crédito'}`,
      ],
    }),
  }),
  formula({
    id: 'troca-do-tipo',
    title: 'Troca do tipo de pagamento',
    purpose: 'Depois de uma cobrança feita, o tipo de pagamento não muda mais.',
    requirements: ['Q-163'],
    fields: {
      first: firstCharge,
      second: secondCharge,
    },
    start: { first: 'EM_ABERTO', second: 'COBRADO' },
    answer: ({ first, second }) => {
      const charges = [first, second].map((statusCobranca) => ({ statusCobranca }));
      const steps = [
        { holds: paymentTypeMayChange(charges.slice(0, 1)), text: 'A primeira cobrança deixa' },
        { holds: paymentTypeMayChange(charges.slice(1)), text: 'A segunda cobrança deixa' },
      ];
      if (paymentTypeMayChange(charges)) return { result: 'Pode mudar', steps };
      return { refusals: [{ key: 'tipo_pagamento_ja_cobrado', field: 'tipoPagamento' }], steps };
    },
  }),
];
