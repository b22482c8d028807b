import { waitingTime } from '@guiche/domain/air/display';
import { carDailyRate, carDays, carFare } from '@guiche/domain/car/pricing';
import { pickupViolation, returnViolation } from '@guiche/domain/car/quote';
import { nights } from '@guiche/domain/hotel/pricing';
import { formatDateTime } from '@guiche/masks/date-time';
import { formatMoney } from '@guiche/masks/money';
import { formatNumber } from '@guiche/masks/number';
import { flag, moment, money, number } from './fields.tsx';
import { formula } from './formula.tsx';
import { amount, dailies, isMoment, quotient, stretch } from './words.ts';

export const CAR = [
  formula({
    id: 'diarias-do-carro',
    title: 'Diárias do carro',
    purpose: 'Da retirada à devolução, em dias: no mínimo uma.',
    requirements: ['Q-125', 'Q-218'],
    fields: { retirada: moment('Retirada'), devolucao: moment('Devolução') },
    start: { retirada: '2026-03-10T10:00', devolucao: '2026-03-12T16:00' },
    answer: ({ retirada, devolucao }) => {
      if (!(isMoment(retirada) && isMoment(devolucao))) return undefined;
      const refusal = returnViolation({ retirada, devolucao });
      if (refusal) return { refusals: [refusal], steps: [stretch(retirada, devolucao)] };
      const days = carDays(retirada, devolucao);
      // Nights are days that know no least.
      const exact = nights(retirada, devolucao);
      const reckoned = `${waitingTime({ clock: retirada, airport: null }, { clock: devolucao, airport: null })} h ÷ 24 h = ${formatNumber(exact)}`;
      return {
        result: dailies(days),
        steps: [stretch(retirada, devolucao), exact === days ? reckoned : `${reckoned}, que conta como ${formatNumber(days)}`],
      };
    },
  }),
  formula({
    id: 'tarifa-do-carro',
    title: 'Tarifa do carro',
    purpose: 'Mudou uma data ou uma hora, mudam as diárias e, com elas, a tarifa.',
    requirements: ['Q-126'],
    fields: { valorDiaria: money('Valor da diária'), diarias: number('Diárias') },
    start: { valorDiaria: 150, diarias: 2.25 },
    answer: ({ valorDiaria, diarias }) => {
      const fare = carFare(valorDiaria, diarias);
      return { result: formatMoney(fare), steps: [`${amount(valorDiaria)} × ${amount(diarias)} = ${amount(fare)}`] };
    },
  }),
  formula({
    id: 'valor-da-diaria',
    title: 'Valor da diária do carro',
    purpose: 'O caminho de volta: digitada a tarifa, sai o valor de cada diária.',
    requirements: ['Q-127'],
    fields: { tarifa: money('Tarifa'), diarias: number('Diárias') },
    start: { tarifa: 337.5, diarias: 2.25 },
    answer: ({ tarifa, diarias }) => {
      const daily = carDailyRate(tarifa, diarias);
      return { result: formatMoney(daily), steps: [quotient(tarifa, diarias, amount(daily))] };
    },
  }),
  formula({
    id: 'retirada-do-carro',
    title: 'Retirada no futuro',
    purpose: 'Um carro não se retira no passado, a não ser que o serviço seja retroativo.',
    requirements: ['Q-216'],
    fields: { retirada: moment('Retirada'), agora: moment('Agora'), retroativo: flag('Serviço retroativo') },
    start: { retirada: '2026-03-10T10:00', agora: '2026-03-10T09:00', retroativo: false },
    answer: ({ retirada, agora, retroativo }) => {
      if (!(isMoment(retirada) && isMoment(agora))) return undefined;
      const refusal = pickupViolation(retirada, agora, retroativo);
      const steps = [
        `Retirada: ${formatDateTime(retirada)}`,
        retroativo ? 'Retroativo: qualquer data desde 01/01/1900' : `Agora: ${formatDateTime(agora)}`,
      ];
      return refusal ? { refusals: [refusal], steps } : { result: 'Pode ser salva', steps };
    },
  }),
];
