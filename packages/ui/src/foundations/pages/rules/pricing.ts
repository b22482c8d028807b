import { COBRANCA_FEE } from '@guiche/domain/enums';
import {
  clientTotal,
  displayTotal,
  extraFeeOf,
  extraFeePercent,
  inNationalCurrency,
  issPercent,
  suggestedFee,
  totalRate,
} from '@guiche/domain/pricing';
import { formatMoney } from '@guiche/masks/money';
import { formatPercentage } from '@guiche/masks/percentage';
import { formatRate } from '@guiche/masks/rate';
import { choice, integer, money, percent, rate } from './fields.tsx';
import { formula } from './formula.tsx';
import { amount, labelsOf, quotient, sum } from './words.ts';

const feeCharging = choice('Cobrança do fee', COBRANCA_FEE, labelsOf('cobranca_fee'));

export const PRICING = [
  formula({
    id: 'tarifa-total',
    title: 'Tarifa total',
    purpose: 'A tarifa do fornecedor com o markup da agência.',
    requirements: ['Q-116'],
    fields: { tarifa: money('Tarifa'), markup: money('Markup') },
    start: { tarifa: 1234.5, markup: 123.45 },
    answer: ({ tarifa, markup }) => {
      const total = totalRate({ tarifa, markup });
      return { result: formatMoney(total), steps: [sum([tarifa, markup], total)] };
    },
  }),
  formula({
    id: 'total-do-cliente',
    title: 'Total do cliente',
    purpose: 'O que o cliente paga: é o que se guarda, se confere e se aprova.',
    requirements: ['Q-117'],
    fields: {
      tarifa: money('Tarifa'),
      markup: money('Markup'),
      taxaExtra: money('Taxa extra'),
      taxas: money('Taxas'),
      fee: money('Fee'),
      iss: money('ISS'),
      duRav: money('DU/RAV'),
    },
    start: { tarifa: 1234.5, markup: 123.45, taxaExtra: 30, taxas: 89.9, fee: 45, iss: 24.69, duRav: 40 },
    answer: (price) => {
      const { tarifa, markup, taxaExtra, taxas, fee, iss, duRav } = price;
      const withMarkup = totalRate(price);
      const total = clientTotal(price);
      return {
        result: formatMoney(total),
        steps: [
          `Tarifa total: ${sum([tarifa, markup], withMarkup)}`,
          `Total: ${sum([withMarkup, taxaExtra, taxas, fee, iss, duRav], total)}`,
        ],
      };
    },
  }),
  formula({
    id: 'total-de-exibicao',
    title: 'Total de exibição',
    purpose: 'O que buscas e listas mostram de uma cotação: o markup fica de fora.',
    requirements: ['Q-118'],
    fields: {
      tarifa: money('Tarifa'),
      iss: money('ISS'),
      taxas: money('Taxas'),
      fee: money('Fee'),
      taxaExtra: money('Taxa extra'),
      duRav: money('DU/RAV'),
    },
    start: { tarifa: 1234.5, iss: 24.69, taxas: 89.9, fee: 45, taxaExtra: 30, duRav: 40 },
    answer: (price) => {
      const { tarifa, iss, taxas, fee, taxaExtra, duRav } = price;
      const total = displayTotal(price);
      return { result: formatMoney(total), steps: [sum([tarifa, iss, taxas, fee, taxaExtra, duRav], total)] };
    },
  }),
  formula({
    id: 'iss-percentual',
    title: 'Percentual do ISS',
    purpose: 'Quanto da tarifa o imposto é. Sem tarifa, é zero.',
    requirements: ['Q-119'],
    fields: { iss: money('ISS'), tarifa: money('Tarifa') },
    start: { iss: 24.69, tarifa: 1234.5 },
    answer: ({ iss, tarifa }) => {
      const share = formatPercentage(issPercent(iss, tarifa));
      return { result: share, steps: [quotient(iss, tarifa, share, ' × 100')] };
    },
  }),
  formula({
    id: 'taxa-extra',
    title: 'Taxa extra',
    purpose: 'Digitado o percentual, sai o valor.',
    requirements: ['Q-120'],
    fields: { tarifa: money('Tarifa'), percentual: percent('Taxa extra, percentual') },
    start: { tarifa: 500, percentual: 5 },
    answer: ({ tarifa, percentual }) => {
      const fee = extraFeeOf(tarifa, percentual);
      return { result: formatMoney(fee), steps: [`${amount(tarifa)} × ${amount(percentual)} ÷ 100 = ${amount(fee)}`] };
    },
  }),
  formula({
    id: 'taxa-extra-percentual',
    title: 'Percentual da taxa extra',
    purpose: 'O caminho de volta: digitado o valor, sai o percentual.',
    requirements: ['Q-120'],
    fields: { taxaExtra: money('Taxa extra'), tarifa: money('Tarifa') },
    start: { taxaExtra: 25, tarifa: 500 },
    answer: ({ taxaExtra, tarifa }) => {
      const share = formatPercentage(extraFeePercent(taxaExtra, tarifa));
      return { result: share, steps: [quotient(taxaExtra, tarifa, share, ' × 100')] };
    },
  }),
  formula({
    id: 'fee-da-credencial',
    title: 'Fee da credencial',
    purpose: 'O fee com que uma cotação nova começa. Continua editável.',
    requirements: ['Q-128', 'Q-129', 'Q-130'],
    fields: {
      fee: money('Fee da credencial'),
      viajantes: integer('Viajantes'),
      cobrancaFee: feeCharging,
    },
    start: { fee: 35, viajantes: 3, cobrancaFee: 'VIAJANTE' },
    answer: ({ fee, viajantes, cobrancaFee }) => {
      if (viajantes === null) return undefined;
      const suggested = suggestedFee({ fee, cobrancaFee, tipoPagamento: null, aplicaMargem: true }, viajantes, 1);
      if (suggested === null) {
        const why =
          fee === null ? 'A credencial não traz fee.' : 'Vale o fee que o fornecedor informou na cotação; o da credencial não se soma.';
        return { result: 'Nada a sugerir', steps: [why] };
      }
      const step = {
        VIAJANTE: `${amount(fee)} × ${viajantes} = ${amount(suggested)}`,
        SERVICO: `Uma vez por serviço, sejam quantos forem os viajantes: ${amount(suggested)}`,
        FORNECEDOR: '',
      }[cobrancaFee];
      return { result: formatMoney(suggested), steps: [step] };
    },
  }),
  formula({
    id: 'valor-em-reais',
    title: 'Valor em reais',
    purpose: 'O valor de uma cotação em outra moeda, para comparar e aprovar.',
    requirements: ['Q-133'],
    fields: { valor: money('Valor na moeda da cotação', { currency: 'USD' }), cotacao: rate('Cotação da moeda') },
    start: { valor: 120, cotacao: 5.4321 },
    answer: ({ valor, cotacao }) => {
      if (valor === null) return undefined;
      const inReais = inNationalCurrency(valor, cotacao);
      if (inReais === null) return { result: 'Sem valor em reais', steps: ['Falta a cotação da moeda.'] };
      return { result: formatMoney(inReais), steps: [`${amount(valor)} × ${formatRate(cotacao)} = ${amount(inReais)}`] };
    },
  }),
];
