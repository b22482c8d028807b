import type { TipoServico } from '@guiche/domain/enums';
import { afterIssueEdit, type Return, returnsToApproval } from '@guiche/domain/issuing';
import { airApprovalCeiling, approvalLimit, valueAfterChange } from '@guiche/domain/pricing';
import { formatMoney } from '@guiche/masks/money';
import { kindOfService, requestStatus } from './choices.ts';
import { flag, money, number } from './fields.tsx';
import { formula } from './formula.tsx';
import { amount, decimals } from './words.ts';

const tolerance = number('Tolerância (0,10 é 10%)', { fraction: 4 });

function limitStep(kind: TipoServico, approved: number, tolerated: number | null): string {
  const limit = amount(approvalLimit(kind, approved, tolerated));
  return kind === 'AEREO'
    ? `Teto: ${amount(approved)} × (1 + ${decimals(tolerated)}) = ${limit}, arredondado para cima`
    : `Limite: ${amount(approved)} × ${decimals(tolerated)} + ${amount(approved)} = ${limit}`;
}

const GOES_TO: Record<NonNullable<Return>, string> = {
  SELECAO_COTACAO: 'Volta à seleção de cotação',
  APROVACAO_ALTERACAO: 'Volta à aprovação',
};

export const APPROVAL = [
  formula({
    id: 'teto-do-aereo',
    title: 'Teto de aprovação do aéreo',
    purpose: 'Até onde o valor pode subir sem nova aprovação. O centavo se arredonda para cima.',
    requirements: ['Q-134'],
    fields: { aprovado: money('Valor aprovado'), tolerancia: tolerance },
    start: { aprovado: 1000.01, tolerancia: 0.1 },
    answer: ({ aprovado, tolerancia }) => {
      if (aprovado === null) return undefined;
      return { result: formatMoney(airApprovalCeiling(aprovado, tolerancia)), steps: [limitStep('AEREO', aprovado, tolerancia)] };
    },
  }),
  formula({
    id: 'valor-apos-alteracao',
    title: 'Valor após alteração',
    purpose: 'O mesmo limite para hotel, carro, rodoviário e outros, com o arredondamento de sempre.',
    requirements: ['Q-135'],
    fields: { aprovado: money('Valor aprovado'), tolerancia: tolerance },
    start: { aprovado: 1000.01, tolerancia: 0.1 },
    answer: ({ aprovado, tolerancia }) => {
      if (aprovado === null) return undefined;
      return { result: formatMoney(valueAfterChange(aprovado, tolerancia)), steps: [limitStep('HOTEL', aprovado, tolerancia)] };
    },
  }),
  formula({
    id: 'volta-a-aprovacao',
    title: 'Volta à aprovação?',
    purpose: 'O total passou do limite com a regra em vigor, ou mudaram os dados da reserva.',
    requirements: ['Q-103', 'Q-104', 'Q-134', 'Q-135'],
    fields: {
      kind: kindOfService,
      aprovado: money('Valor aprovado'),
      tolerancia: tolerance,
      total: money('Total agora'),
      rule: flag('Regra de aprovação em vigor'),
      reservationChanged: flag('Dados da reserva mudaram'),
    },
    start: { kind: 'AEREO', aprovado: 1000, tolerancia: 0.1, total: 1100.01, rule: true, reservationChanged: false },
    answer: ({ kind, aprovado, tolerancia, total, rule, reservationChanged }) => {
      if (aprovado === null || total === null) return undefined;
      const change = { kind, valorAprovado: aprovado, total, tolerance: tolerancia, reservationChanged };
      const returns = returnsToApproval({ ...change, necessitaAprovacaoAlteracaoValores: rule });
      // The rule is asked about each cause with the other one away.
      const beyond = returnsToApproval({ ...change, reservationChanged: false, necessitaAprovacaoAlteracaoValores: true });
      return {
        result: returns ? 'Sim, volta à aprovação' : 'Não, segue como está',
        steps: [
          limitStep(kind, aprovado, tolerancia),
          `Total agora: ${amount(total)}, que ${beyond ? 'passa' : 'não passa'} do limite`,
          `Regra de aprovação: ${rule ? 'em vigor' : 'não está em vigor'}`,
          `Dados da reserva: ${reservationChanged ? 'mudaram' : 'não mudaram'}`,
        ],
      };
    },
  }),
  formula({
    id: 'volta-a-selecao',
    title: 'Para onde vai ao salvar na emissão',
    purpose:
      'Mudar o total na emissão pode devolver a solicitação. A seleção vem antes da aprovação; uma correção posterior não move nada.',
    requirements: ['Q-103', 'Q-105'],
    fields: {
      kind: kindOfService,
      status: requestStatus,
      antes: money('Total antes'),
      total: money('Total agora'),
      aprovado: money('Valor aprovado'),
      tolerancia: tolerance,
      rule: flag('Regra de aprovação em vigor'),
      backToSelection: flag('Regra de voltar para a seleção'),
    },
    start: {
      kind: 'AEREO',
      status: 'EMISSAO',
      antes: 1000,
      total: 1100.01,
      aprovado: 1000,
      tolerancia: 0.1,
      rule: true,
      backToSelection: true,
    },
    answer: ({ kind, status, antes, total, aprovado, tolerancia, rule, backToSelection }) => {
      if (antes === null || total === null || aprovado === null) return undefined;
      const edit = {
        kind,
        status,
        valorAprovado: aprovado,
        total,
        tolerance: tolerancia,
        necessitaAprovacaoAlteracaoValores: rule,
        reservationChanged: false,
        totalBefore: antes,
        possuiRegraVoltarParaSelecao: backToSelection,
      };
      const { valorAlteradoEmissao, returnsTo } = afterIssueEdit(edit);
      return {
        result: returnsTo === null ? 'Fica onde está' : GOES_TO[returnsTo],
        steps: [
          `Total: de ${amount(antes)} para ${amount(total)}, ${valorAlteradoEmissao ? 'mudou' : 'não mudou'}`,
          `Regra de voltar para a seleção: ${backToSelection ? 'há' : 'não há'}`,
          limitStep(kind, aprovado, tolerancia),
          `Aprovação: ${returnsToApproval(edit) ? 'precisa de nova' : 'não precisa de nova'}`,
        ],
      };
    },
  }),
];
