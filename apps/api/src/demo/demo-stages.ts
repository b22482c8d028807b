import type { StatusCotacao, StatusSolicitacao } from '@guiche/domain/enums';

/** The data that go with a request status in the demo. */
export interface DemoStage {
  readonly status: StatusSolicitacao;
  /** Number of requests with this status, of 300. */
  readonly share: number;
  /** Status of the chosen quote; null while nothing is chosen. */
  readonly chosen: StatusCotacao | null;
  /** Status of the other quotes; null when there are none yet. */
  readonly others: StatusCotacao | null;
  /** Days from now to the trip. */
  readonly trip: readonly [from: number, to: number];
}

/** Every request status, as frequent as in an agency. */
const DEMO_STAGES: readonly DemoStage[] = [
  { status: 'COTACAO_AGENCIA', share: 108, chosen: null, others: 'COTACAO_PENDENTE', trip: [2, 70] },
  { status: 'SELECAO_COTACAO', share: 42, chosen: null, others: 'COTACAO_FINALIZADA', trip: [3, 60] },
  {
    status: 'EMISSAO',
    share: 46,
    chosen: 'EMISSAO_PENDENTE',
    others: 'COTACAO_FINALIZADA',
    trip: [1, 45],
  },
  {
    status: 'EMISSAO_ALTERACAO',
    share: 12,
    chosen: 'EMISSAO_ALTERACAO',
    others: 'COTACAO_FINALIZADA',
    trip: [2, 40],
  },
  { status: 'APROVACAO', share: 8, chosen: null, others: 'COTACAO_FINALIZADA', trip: [4, 50] },
  // Its values were changed at issue: they wait for the client's approval.
  { status: 'APROVACAO_ALTERACAO', share: 4, chosen: 'EMISSAO_PENDENTE', others: null, trip: [4, 40] },
  { status: 'AUTORIZACAO', share: 4, chosen: null, others: 'COTACAO_FINALIZADA', trip: [5, 40] },
  { status: 'AGUARDANDO_COMPLEMENTARES', share: 3, chosen: 'EMISSAO_PENDENTE', others: null, trip: [3, 30] },
  { status: 'AGUARDANDO_EMISSAO_AUTOMATICA', share: 3, chosen: 'EMISSAO_PENDENTE', others: null, trip: [2, 30] },
  {
    status: 'AGUARDANDO_RESERVA_AUTOMATICA',
    share: 3,
    chosen: null,
    others: 'COTACAO_PENDENTE',
    trip: [3, 30],
  },
  { status: 'RASCUNHO', share: 3, chosen: null, others: null, trip: [10, 60] },
  { status: 'REPROVADA', share: 5, chosen: null, others: 'COTACAO_CANCELADA', trip: [-20, 20] },
  {
    status: 'FECHAMENTO',
    share: 14,
    chosen: 'EMISSAO_FINALIZADA',
    others: 'COTACAO_FINALIZADA',
    trip: [-15, 15],
  },
  { status: 'CONFERENCIA', share: 8, chosen: 'EMISSAO_FINALIZADA', others: null, trip: [-25, -2] },
  {
    status: 'APROVACAO_FECHAMENTO',
    share: 6,
    chosen: 'EMISSAO_FINALIZADA',
    others: null,
    trip: [-30, -3],
  },
  { status: 'FINALIZADO', share: 22, chosen: 'EMISSAO_FINALIZADA', others: null, trip: [-120, -5] },
  {
    status: 'CANCELADA',
    share: 9,
    chosen: 'EMISSAO_CANCELADA',
    others: 'COTACAO_CANCELADA',
    trip: [-40, 20],
  },
];

/** Requests beyond this number are finished ones: an agency's history grows, the number of its open requests does not. */
export const DEMO_REQUESTS = DEMO_STAGES.reduce((sum, { share }) => sum + share, 0);

const PAST: DemoStage = {
  status: 'FINALIZADO',

  share: 0,
  chosen: 'EMISSAO_FINALIZADA',
  others: null,
  trip: [-1500, -30],
};

/** The stage with a status. */
export function stageOf(status: StatusSolicitacao): DemoStage {
  const stage = DEMO_STAGES.find((one) => one.status === status);
  if (!stage) throw new RangeError(`the demo has no requests in ${status}`);
  return stage;
}

/** The stage of each request, in an order that mixes them. */
export function stageAt(place: number): DemoStage {
  if (place >= DEMO_REQUESTS) return PAST;
  // 137 has no factor in common with 300, so every place is met exactly once.
  let left = (place * 137) % DEMO_REQUESTS;
  const stage = DEMO_STAGES.find(({ share }) => {
    left -= share;
    return left < 0;
  });
  return stage ?? PAST;
}
