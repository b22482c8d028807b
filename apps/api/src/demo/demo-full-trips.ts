import type { AirService } from '@guiche/domain/entities';
import type { StatusSolicitacao } from '@guiche/domain/enums';
import type { DemoRoute } from './demo-routes.ts';
import { type DemoStage, stageOf } from './demo-stages.ts';

/** A trip that needs all five kinds of service: a flight, a hotel, a car, a bus to a town nearby, and something else. */
export interface FullTrip {
  readonly stage: DemoStage;
  readonly route: DemoRoute;
  /** The town to which the bus goes from the city of arrival. */
  readonly bus: string;
  /** Nobody is responsible, and nothing is quoted yet. */
  readonly free: boolean;
  /** The demo's traveller is one of those who travel, and the demo's approver the one for whom it waits. */
  readonly ofClient?: true;
  /** How many travel; left to chance without it. */
  readonly travellers?: number;
  /** How it is flown; left to chance without it. */
  readonly tipo?: AirService['tipo'];
}

/** Routes with a town that people reach by bus from the city of arrival. */
const ROUTES: readonly (readonly [origem: string, destino: string, bus: string])[] = [
  ['POA', 'CGH', 'Campinas, SP'],
  ['GRU', 'REC', 'João Pessoa, PB'],
  ['CGH', 'CWB', 'Joinville, SC'],
  ['BSB', 'SDU', 'Petrópolis, RJ'],
  ['VCP', 'CNF', 'Ouro Preto, MG'],
  ['CGH', 'POA', 'Caxias do Sul, RS'],
  ['GIG', 'SSA', 'Feira de Santana, BA'],
  ['GRU', 'FLN', 'Blumenau, SC'],
  ['CNF', 'BSB', 'Anápolis, GO'],
  ['GRU', 'FOR', 'Mossoró, RN'],
  ['CWB', 'GRU', 'São José dos Campos, SP'],
  ['CGH', 'VIX', 'Cachoeiro de Itapemirim, ES'],
  ['BSB', 'CGB', 'Rondonópolis, MT'],
  ['SDU', 'CGH', 'Ribeirão Preto, SP'],
];

/** The statuses of the trips beside the free ones, in which every list and screen has one: all that a request may have. */
const STATUSES: readonly StatusSolicitacao[] = [
  'COTACAO_AGENCIA',
  'SELECAO_COTACAO',
  'AUTORIZACAO',
  'APROVACAO',
  'EMISSAO',
  'EMISSAO_ALTERACAO',
  'APROVACAO_ALTERACAO',
  'AGUARDANDO_COMPLEMENTARES',
  'AGUARDANDO_EMISSAO_AUTOMATICA',
  'AGUARDANDO_RESERVA_AUTOMATICA',
  'RASCUNHO',
  'REPROVADA',
  'CANCELADA',
  'FECHAMENTO',
  'CONFERENCIA',
  'APROVACAO_FECHAMENTO',
  'FINALIZADO',
];

/** The statuses of the trips of the demo's traveller. */
const OF_CLIENT: readonly StatusSolicitacao[] = [
  'COTACAO_AGENCIA',
  'SELECAO_COTACAO',
  'APROVACAO',
  'EMISSAO',
  'APROVACAO_ALTERACAO',
  'FECHAMENTO',
];

/** A trip on a route of the list, which begins anew after its end. */
export function tripOf(place: number, status: StatusSolicitacao, free: boolean): FullTrip {
  const [origem, destino, bus] = ROUTES[place % ROUTES.length] ?? ['GRU', 'REC', 'João Pessoa, PB'];
  return { stage: stageOf(status), route: { origem, destino }, bus, free };
}

/** The trips of the demo with all kinds of service: free ones, each on its route, then one in every status. */
export const FULL_TRIPS: readonly FullTrip[] = [
  ...ROUTES.map((_, place) => tripOf(place, 'COTACAO_AGENCIA', true)),
  ...STATUSES.map(
    (status, place): FullTrip => ({ ...tripOf(place, status, false), ...(OF_CLIENT.includes(status) && { ofClient: true }) }),
  ),
];
