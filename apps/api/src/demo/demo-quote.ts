import type { AgencyService, CustomField, OtherQuote, PaymentType, Supplier } from '@guiche/domain/entities';
import type { StatusCotacao } from '@guiche/domain/enums';
import { askedAtQuoting, BLANK_QUOTE } from '@guiche/domain/quotes';
import { wireAgencyService, wirePaymentType } from '../lookups/wire-choices.ts';
import { worksAtOwnAgency } from '../users/own-agency.ts';
import type { DemoAgencies } from './demo-agencies.ts';
import type { Random } from './random.ts';

/** The choices that a quote of one agency has. */
export interface AgencyChoices {
  readonly id: number;
  readonly fornecedores: readonly Supplier[];
  readonly tiposPagamento: readonly PaymentType[];
  /** Consolidators by service type id. */
  readonly consolidators: ReadonlyMap<number, readonly AgencyService[]>;
  readonly intermediadores: ReadonlyMap<number, readonly string[]>;
  /** Of all companies. */
  readonly margens: DemoAgencies['margens'];
  /** Whether it is the own agency, which alone has automatic markups. */
  readonly isOwn: boolean;
}

export function choicesOf(agencies: DemoAgencies, agenciaId: number): AgencyChoices {
  const consolidators = new Map<number, AgencyService[]>();
  for (const row of agencies.agenciaServicos) {
    if (row.agenciaId === agenciaId)
      consolidators.set(row.tipoServicoId, [...(consolidators.get(row.tipoServicoId) ?? []), wireAgencyService(row)]);
  }
  const intermediadores = new Map<number, string[]>();
  for (const { nome, tipoServicoId } of agencies.intermediadores) {
    // The own agency never books through OUTROS, every other one never directly. @see Q-026 @see Q-027
    if (nome === (agenciaId === 1 ? 'OUTROS' : 'DIRETO')) continue;
    intermediadores.set(tipoServicoId, [...(intermediadores.get(tipoServicoId) ?? []), nome]);
  }
  return {
    id: agenciaId,
    fornecedores: agencies.fornecedores.filter((one) => one.agenciaId === agenciaId).map(({ id, nome }) => ({ id, nome })),
    tiposPagamento: agencies.tiposPagamento.filter((one) => one.agenciaId === agenciaId).map(wirePaymentType),
    consolidators,
    intermediadores,
    margens: agencies.margens,
    isOwn: agencies.agencias.some((agencia) => agencia.id === agenciaId && worksAtOwnAgency({ agencia })),
  };
}

/** The stage that the request of a quote has reached. */
export interface QuoteStage {
  readonly status: StatusCotacao;
  /** When it was issued; null before. */
  readonly dataEmissao: string | null;
  readonly emissor: string | null;
}

export interface QuoteFrame {
  readonly idServico: string;
  readonly tipoServicoId: number;
  readonly choices: AgencyChoices;
  readonly stage: QuoteStage;
  readonly camposCustomizados: readonly CustomField[];
  /** Airline of an air quote: an airline's own system sells its own seats alone. */
  readonly cia?: string;
  /** The names of those who sell what is quoted. */
  readonly suppliers: readonly string[];
}

/** Airlines whose own system is a consolidator. */
const AIRLINE_SYSTEMS: Readonly<Record<string, string>> = { LATAM: 'LA', GOL: 'G3', AZUL: 'AD' };
/** Intermediaries whose name is not that of their consolidator. @see A-275 */
const INTERMEDIARY_OF: Readonly<Record<string, string>> = { RESERVAFACIL: 'RESERVA FACIL', GRUPOBRT: 'BRT' };

function pickConsolidator(random: Random, { choices, tipoServicoId, cia }: QuoteFrame): AgencyService {
  const all = choices.consolidators.get(tipoServicoId) ?? [];
  return random.pick(all.filter(({ consolidadora }) => (AIRLINE_SYSTEMS[consolidadora] ?? cia) === cia));
}

/** A consolidator's own intermediary; any intermediary for a quote that is typed by hand. */
function pickIntermediary(random: Random, { choices, tipoServicoId }: QuoteFrame, { consolidadora }: AgencyService): string {
  const all = choices.intermediadores.get(tipoServicoId) ?? [];
  const name = INTERMEDIARY_OF[consolidadora] ?? consolidadora;
  if (all.includes(name)) return name;
  const direct = consolidadora in AIRLINE_SYSTEMS ? all.filter((one) => one === 'DIRETO' || one === 'OUTROS') : all;
  return random.pick(direct);
}

/** The fields that quotes of every kind have. */
export type CommonFields = Omit<OtherQuote, 'descricao'>;

/** All fields of a quote except its itinerary and its money. */
export function quoteFrame(random: Random, plan: QuoteFrame): CommonFields {
  const { idServico, choices, stage, camposCustomizados } = plan;
  const issued = stage.dataEmissao !== null;
  const agenciaServico = pickConsolidator(random, plan);
  const suppliers = choices.fornecedores.filter(({ nome }) => plan.suppliers.includes(nome));
  return {
    ...BLANK_QUOTE,
    id: random.uuid(),
    idServico,
    versao: 1,
    agencia: { id: choices.id, fornecedorPadrao: null },
    agenciaServico,
    statusCotacao: stage.status,
    tipo: 'OFFLINE',
    tipoPagamento: random.weighted(choices.tiposPagamento.map((type, index) => [type, index === 0 ? 6 : 1] as const)),
    fornecedorServico: random.chance(0.6) ? random.pick(suppliers.length > 0 ? suppliers : [null]) : null,
    intermediador: pickIntermediary(random, plan, agenciaServico),
    moeda: null,
    cotacaoMoeda: null,
    dataEmissao: stage.dataEmissao,
    emissor: stage.emissor,
    codigoTransacaoCartao: issued ? random.digits(6) : null,
    camposCustomizados: askedAtQuoting({ camposCustomizados }),
  };
}
