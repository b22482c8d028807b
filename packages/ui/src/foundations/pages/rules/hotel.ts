import { waitingTime } from '@guiche/domain/air/display';
import {
  commissionFraction,
  commissionFractionOf,
  commissionValue,
  commissionWithFare,
  hotelAverage,
  hotelFare,
  nights,
} from '@guiche/domain/hotel/pricing';
import { formatMoney } from '@guiche/masks/money';
import { formatNumber } from '@guiche/masks/number';
import { moment, money, number } from './fields.tsx';
import { formula } from './formula.tsx';
import { amount, dailies, decimals, isMoment, quotient, stretch } from './words.ts';

export const HOTEL = [
  formula({
    id: 'diarias-do-hotel',
    title: 'Diárias do hotel',
    purpose: 'A estada em dias, com as horas contadas.',
    requirements: ['Q-123'],
    fields: { checkin: moment('Check-in'), checkout: moment('Check-out') },
    start: { checkin: '2026-03-10T14:00', checkout: '2026-03-13T12:00' },
    answer: ({ checkin, checkout }) => {
      if (!(isMoment(checkin) && isMoment(checkout))) return undefined;
      const count = nights(checkin, checkout);
      const hours = waitingTime({ clock: checkin, airport: null }, { clock: checkout, airport: null });
      const why =
        hours === null ? 'O check-out vem antes do check-in: a validação não deixa salvar.' : `${hours} h ÷ 24 h = ${formatNumber(count)}`;
      return { result: dailies(count), steps: [stretch(checkin, checkout), why] };
    },
  }),
  formula({
    id: 'tarifa-do-hotel',
    title: 'Tarifa do hotel',
    purpose: 'Mudou a média ou o número de diárias, muda a tarifa.',
    requirements: ['Q-121', 'Q-122'],
    fields: { tarifaMedia: money('Tarifa média'), diarias: number('Diárias') },
    start: { tarifaMedia: 275.5, diarias: 3 },
    answer: ({ tarifaMedia, diarias }) => {
      const fare = hotelFare(tarifaMedia, diarias);
      return { result: formatMoney(fare), steps: [`${amount(tarifaMedia)} × ${amount(diarias)} = ${amount(fare)}`] };
    },
  }),
  formula({
    id: 'tarifa-media',
    title: 'Tarifa média do hotel',
    purpose: 'O caminho de volta: digitada a tarifa, sai a média. Sem diárias, é zero.',
    requirements: ['Q-122'],
    fields: { tarifa: money('Tarifa'), diarias: number('Diárias') },
    start: { tarifa: 826.5, diarias: 3 },
    answer: ({ tarifa, diarias }) => {
      const average = hotelAverage(tarifa, diarias);
      return { result: formatMoney(average), steps: [quotient(tarifa, diarias, amount(average))] };
    },
  }),
  formula({
    id: 'percentual-da-comissao',
    title: 'Percentual da comissão',
    purpose: 'O que se digita pode ser percentual ou fração: acima de 1 é percentual.',
    requirements: ['Q-213'],
    fields: { digitado: number('Comissão digitada', { fraction: 4 }) },
    start: { digitado: 12 },
    answer: ({ digitado }) => {
      if (digitado === null) return undefined;
      const fraction = commissionFraction(digitado);
      const wasPercent = fraction !== digitado;
      return {
        result: decimals(fraction),
        steps: [wasPercent ? `${decimals(digitado)} ÷ 100 = ${decimals(fraction)}` : `${decimals(digitado)} já é fração e fica como está.`],
      };
    },
  }),
  formula({
    id: 'valor-da-comissao',
    title: 'Valor da comissão',
    purpose: 'A comissão do hotel em dinheiro. Com tarifa zero, valor e percentual voltam a zero.',
    requirements: ['Q-214', 'Q-215'],
    fields: { tarifa: money('Tarifa'), fracao: number('Comissão, em fração', { fraction: 4 }) },
    start: { tarifa: 826.5, fracao: 0.12 },
    answer: ({ tarifa, fracao }) => {
      const worth = commissionValue(tarifa, fracao);
      const { valorComissao, percentualComissao } = commissionWithFare({ valorComissao: worth, percentualComissao: fracao }, tarifa);
      return {
        result: formatMoney(valorComissao),
        steps: [
          `${amount(tarifa)} × ${decimals(fracao)} = ${amount(worth)}`,
          `Guardam-se o valor ${amount(valorComissao)} e a fração ${decimals(percentualComissao)}.`,
        ],
      };
    },
  }),
  formula({
    id: 'fracao-da-comissao',
    title: 'Comissão a partir do valor',
    purpose: 'O caminho de volta: digitado o valor, sai a fração, com seis casas.',
    requirements: ['Q-214', 'Q-215'],
    fields: { valor: money('Valor da comissão'), tarifa: money('Tarifa') },
    start: { valor: 99.18, tarifa: 826.5 },
    answer: ({ valor, tarifa }) => {
      const fraction = commissionFractionOf(valor, tarifa);
      return { result: decimals(fraction), steps: [quotient(valor, tarifa, decimals(fraction))] };
    },
  }),
];
