import { entryBalanceViolations, optionWithEntryBalance } from '@guiche/domain/air/balances';
import { ENVIO_SALDO, type EnvioSaldo, usedBalanceViolations } from '@guiche/domain/balances';
import { STATUS_SALDO_ENTRADA } from '@guiche/domain/enums';
import { balanceOptionOfFine, fineViolation, fineWith, type OpcaoSaldo, refund, suggestedTicketCredit } from '@guiche/domain/fines';
import { formatMoney } from '@guiche/masks/money';
import { balanceOption, kindOfService } from './choices.ts';
import { choiceOrNone, flag, money } from './fields.tsx';
import { formula } from './formula.tsx';
import { amount, labelOf, type Say } from './words.ts';

const SENT: Record<EnvioSaldo, string> = { INTEGRAL: 'Saldo inteiro', PARCIAL: 'Parte, com valor reservado' };
const BALANCE_STATUS: Record<(typeof STATUS_SALDO_ENTRADA)[number], string> = { PENDENTE: 'Pendente', UTILIZADO: 'Utilizado' };
const howItIsSent = choiceOrNone('Forma de envio', ENVIO_SALDO, (value) => SENT[value]);
const balanceStatus = choiceOrNone('Situação do saldo', STATUS_SALDO_ENTRADA, (value) => BALANCE_STATUS[value]);

function optionName(option: OpcaoSaldo | null, say: Say): string {
  return option === null ? 'Nenhuma' : labelOf('opcao_saldo', option, say);
}

export const BALANCES = [
  formula({
    id: 'multa',
    title: 'Multa',
    purpose: 'No hotel, no carro e no rodoviário a multa não passa do total. Negativa, em lugar nenhum.',
    requirements: ['Q-151'],
    fields: { kind: kindOfService, multa: money('Multa', { negative: true }), total: money('Total da cotação') },
    start: { kind: 'HOTEL', multa: 909.15, total: 909.15 },
    answer: ({ kind, multa, total }) => {
      if (total === null) return undefined;
      const steps = [`Multa: ${amount(multa)}`, `Total: ${amount(total)}`];
      const refusal = fineViolation(kind, multa, total);
      return refusal ? { refusals: [refusal], steps } : { result: 'Pode ser salva', steps };
    },
  }),
  formula({
    id: 'devolucao',
    title: 'Devolução ao cliente',
    purpose: 'O total menos a multa. Com estorno não há multa: volta tudo.',
    requirements: ['Q-152'],
    fields: { total: money('Total da cotação'), multa: money('Multa'), opcao: balanceOption },
    start: { total: 909.15, multa: 200, opcao: null },
    answer: ({ total, multa, opcao }) => {
      const fine = fineWith(opcao, multa);
      const back = refund(total, fine);
      return {
        result: formatMoney(back),
        steps: [
          opcao === 'ESTORNO' ? `Com estorno a multa fica ${amount(fine)}.` : `Multa: ${amount(fine)}`,
          `${amount(total)} − ${amount(fine)} = ${amount(back)}`,
        ],
      };
    },
  }),
  formula({
    id: 'opcao-de-saldo',
    title: 'Opção de saldo pela multa',
    purpose: 'No hotel, no carro e no rodoviário a multa já diz o que se faz com o resto.',
    requirements: ['Q-153'],
    fields: { kind: kindOfService, multa: money('Multa'), total: money('Total da cotação') },
    start: { kind: 'HOTEL', multa: 200, total: 909.15 },
    answer: ({ kind, multa, total }, say) => {
      if (total === null) return undefined;
      const option = balanceOptionOfFine(kind, multa, total);
      const steps = [`Multa ${amount(multa)} de um total de ${amount(total)}`];
      if (option === undefined) return { result: 'A pessoa escolhe', steps };
      return { result: optionName(option, say), steps: [...steps, `Devolução: ${amount(refund(total, multa))}`] };
    },
  }),
  formula({
    id: 'credito-do-bilhete',
    title: 'Crédito do bilhete',
    purpose: 'O que se sugere ao confirmar um aéreo cancelado ou alterado: nunca menos que zero.',
    requirements: ['Q-154'],
    fields: { total: money('Total da cotação'), multa: money('Multa') },
    start: { total: 1587.54, multa: 350 },
    answer: ({ total, multa }) => {
      const left = refund(total, multa);
      const credit = suggestedTicketCredit(total, multa);
      const reckoned = `${amount(total)} − ${amount(multa)} = ${amount(left)}`;
      return { result: formatMoney(credit), steps: [left === credit ? reckoned : `${reckoned}, que conta como ${amount(credit)}`] };
    },
  }),
  formula({
    id: 'saldo-usado',
    title: 'Saldo usado na emissão',
    purpose: 'Usar um saldo pede a forma de envio; e não se reserva mais do que a emissão custa.',
    requirements: ['Q-147', 'Q-148'],
    fields: {
      utilizaSaldo: flag('Utiliza saldo'),
      envioSaldo: howItIsSent,
      valorReservado: money('Valor reservado'),
      total: money('Total da emissão'),
    },
    start: { utilizaSaldo: true, envioSaldo: 'PARCIAL', valorReservado: 800, total: 800 },
    answer: ({ total, ...balance }) => {
      if (total === null) return undefined;
      const refusals = usedBalanceViolations(balance, total);
      const steps = [`Reservado: ${amount(balance.valorReservado)}`, `Total da emissão: ${amount(total)}`];
      return refusals.length > 0 ? { refusals, steps } : { result: 'Pode ser salvo', steps };
    },
  }),
  formula({
    id: 'saldo-de-entrada',
    title: 'Saldo de entrada',
    purpose: 'O que falta para salvar um aéreo cancelado ou alterado. Zero é um valor, e faz o saldo ser reembolso.',
    requirements: ['Q-149', 'Q-150'],
    fields: {
      emitted: flag('Emissão identificada'),
      valorEntrada: money('Valor de entrada'),
      status: balanceStatus,
      opcaoSaldo: balanceOption,
    },
    start: { emitted: true, valorEntrada: 0, status: null, opcaoSaldo: null },
    answer: ({ emitted, valorEntrada, status, opcaoSaldo }, say) => {
      const saldoEntrada = { valorEntrada, status };
      const refusals = entryBalanceViolations({ id: emitted ? 'emissao' : null, saldoEntrada });
      if (refusals.length > 0) return { refusals, steps: [] };
      const option = optionWithEntryBalance({ saldoEntrada, opcaoSaldo });
      return {
        result: 'Pode ser salvo',
        steps: [`Valor de entrada: ${amount(valorEntrada)}`, `Opção de saldo: ${optionName(option, say)}`],
      };
    },
  }),
];
