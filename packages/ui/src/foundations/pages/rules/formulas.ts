import { APPROVAL } from './approval.ts';
import { BALANCES } from './balances.ts';
import { CAR } from './car.ts';
import { DEADLINES } from './deadlines.ts';
import type { Formula } from './formula.tsx';
import { HOTEL } from './hotel.ts';
import { LIFE_CYCLE } from './life-cycle.ts';
import { MARKUP } from './markup.ts';
import { PAYMENTS } from './payments.ts';
import { PRICING } from './pricing.ts';

export interface FormulaGroup {
  readonly id: string;
  readonly title: string;
  readonly lead: string;
  readonly formulas: readonly Formula[];
}

/** Every formula, in the order in which the page shows them. */
export const FORMULA_GROUPS: readonly FormulaGroup[] = [
  {
    id: 'preco',
    title: 'Preço da cotação',
    lead: 'Campo vazio conta como zero. O resultado tem duas casas; a metade do centavo sobe.',
    formulas: PRICING,
  },
  { id: 'hotel', title: 'Hotel', lead: 'Diárias, tarifa, média e comissão. O que se digita por último manda nas outras.', formulas: HOTEL },
  { id: 'carro', title: 'Carro', lead: 'Diárias, tarifa e valor da diária.', formulas: CAR },
  {
    id: 'markup',
    title: 'Markup automático',
    lead: 'Só roda quando todas as condições valem. Desligue uma e veja qual segura.',
    formulas: MARKUP,
  },
  {
    id: 'aprovacao',
    title: 'Aprovação',
    lead: 'Até onde um valor pode mudar depois de aprovado, e o que acontece quando passa.',
    formulas: APPROVAL,
  },
  {
    id: 'saldos',
    title: 'Multas, devoluções e saldos',
    lead: 'O que sobra de uma emissão cancelada ou alterada, e para onde vai.',
    formulas: BALANCES,
  },
  { id: 'pagamento', title: 'Pagamento', lead: 'O que o tipo de pagamento muda na cotação.', formulas: PAYMENTS },
  {
    id: 'situacoes',
    title: 'Situações',
    lead: 'O caminho de uma cotação e de uma solicitação. Mudança que não está na lista é recusada.',
    formulas: LIFE_CYCLE,
  },
  {
    id: 'prazos',
    title: 'Prazos',
    lead: 'Nada aqui olha o relógio: “agora” é um campo. As horas são as de Brasília.',
    formulas: DEADLINES,
  },
];
